### What the computer says about choices, in English.

## Advice

bots-chance = wins { $percent } %
bots-points = { $points } points
bots-share = to be played { $percent } % of the time
bots-reason = for { $reason }

## A game looked at again

bots-analysis = What the choices were worth
bots-mistake = { $number }. { $name }: { $choice } gives { $chance } %; { $best } would have given { $loss } % more.
bots-good-choice = { $number }. { $name }: { $choice } was best, with { $chance } %.
bots-no-mistakes = Nobody made a mistake worth mentioning.
bots-sums = { $decisions } decisions, { $mistakes } mistakes, given away { $loss } %, luck { $luck } %
bots-sums-meaning = All in winning chance: what one’s own choices gave away, judged on what could be known then, and what luck brought.

## The arena

bots-arena-no-games = --games must be at least 1.
bots-arena-alone = At least two different opponents are needed, for instance --bots captain,greedy.
bots-arena-not-two = --until-sure compares two opponents; name exactly two different ones.
bots-arena-progress = {"{human_pos} of {human_len} games, {eta} left"}
bots-arena-played = { $game }, { $players } players: { $games } games from { $deals } deals
bots-arena-ratings = Ratings (greedy 1000, or else the mean), with 95 % error bars
bots-arena-rating = rating
bots-arena-points = points
bots-arena-iterations = iterations
bots-arena-milliseconds = ms/move
bots-arena-longest = longest
bots-arena-tables = Share of the wins, with the 95 % interval
bots-arena-fair = equal strength: { $fair } %
bots-arena-matrix = How often the row ended ahead of the column, in percent
bots-arena-seats = Wins by seat: the advantage of moving first
bots-arena-first = { $first } is stronger than { $second }.
bots-arena-second = { $second } is stronger than { $first }.
bots-arena-open = It is not sure yet whether { $first } or { $second } is stronger.

## What speaks for a choice: osaka

osaka-reason-points = the points
osaka-reason-tokens = the tokens
osaka-reason-goods = the goods on their way
osaka-reason-safe = the insured goods
osaka-reason-coins = the coins in hand
osaka-reason-insurance = the insurance in hand
osaka-reason-stone = the reserved card
osaka-reason-tempo = the turn
osaka-reason-purchase = the next purchase
osaka-reason-arrival = the ships about to arrive
osaka-reason-storm = the goods that would sink

## What speaks for a choice: dschunke

dschunke-reason-money = the money
dschunke-reason-goods = the goods in hand
dschunke-reason-poker = the prospects in the poker
dschunke-reason-supply = the supply
dschunke-reason-tie-breaker = the tie-breaker
dschunke-reason-crates = the visible crates
dschunke-reason-junks = the junks with one’s own crates
dschunke-reason-bonus = the bonus cards
dschunke-reason-extra = the extra cards
dschunke-reason-strips = the strips left
dschunke-reason-order = the order of play
dschunke-reason-prospects = the overall prospects

## What speaks for a choice: edo

edo-reason-points = the points
edo-reason-house-in-edo = the house in Edo
edo-reason-goods = the resources
edo-reason-building = the buildings
edo-reason-money = the money
edo-reason-income = the income
edo-reason-samurai = the samurai
edo-reason-officials = the officials
edo-reason-cards = the special cards
edo-reason-post = the trading post
edo-reason-temples = the temples
edo-reason-privileges = the privileges
edo-reason-ronin = the Ronin tiles
edo-reason-plan = the cards still to come
edo-reason-order = the order of play
edo-reason-prospects = the overall prospects
