require 'squib'

# Two for everybody: the harbour's cards
data = Squib.csv file: 'data/harbour.csv'

Squib::Deck.new cards: data['Name'].size,
                width: 825, height: 1125, layout: %w(frame.yml texts.yml) do
  background color: '#fdf6e3' # paper
  rect layout: 'cut'
  text str: data['Name'], layout: :title
  text str: data["Rules"], layout: 'rules'
  text str: data['Cost'].map { |c| "#{c} coins" }, layout: 'cost'
  text str: 'Harbour', x: 60, y: 1000
  png file: data['Art'].map { |a| "pictures/#{a}.png" }, layout: 'art'
  save_png prefix: 'harbour_'
end
