require 'squib'

data = Squib.csv file: 'data/orchard.csv'

Squib::Deck.new(cards: data['Name'].size, width: '2.75in', height: '3.75in', config: 'settings.yml') do
  use_layout file: 'layouts/deck.yml'
  text str: data['Name'], layout: :title
  png file: data['Picture'].map { |p| "#{p}.png" }, layout: :picture
  save format: :png
end
