### The computer about moves, in English.

## Hints

bots-chance = { $percent }% to win
bots-points = { $points } points
bots-share = play { $percent }% of the time
bots-reason = reason: { $reason }

## Analysis

bots-analysis = Analysis of the moves
bots-mistake = { $number }. { $name }: { $choice } gives { $chance }%; { $best } would have been { $loss }% better.
bots-good-choice = { $number }. { $name }: { $choice } was the best move ({ $chance }%).
bots-no-mistakes = No mistakes worth mentioning.
bots-sums = Moves: { $decisions }, mistakes: { $mistakes }, lost by mistakes: { $loss }%, luck: { $luck }%
bots-sums-meaning = All percentages are winning chances. Moves are judged by the information available at the time.

## The arena

bots-arena-no-games = --games must be at least 1.
bots-arena-alone = At least two different opponents are needed, for example --bots captain,greedy.
bots-arena-not-two = --until-sure compares two opponents; name exactly two different ones.
bots-arena-progress = {"{human_pos} of {human_len} games, {eta} left"}
bots-arena-played = { $game }, { $players } players: { $games } games from { $deals } deals
bots-arena-ratings = Ratings (greedy 1000, or else the mean), with 95% error bars
bots-arena-rating = rating
bots-arena-points = points
bots-arena-iterations = iterations
bots-arena-milliseconds = ms/move
bots-arena-longest = longest
bots-arena-tables = Share of wins, with 95% interval
bots-arena-fair = equal strength: { $fair }%
bots-arena-matrix = How often the row finished ahead of the column, in percent
bots-arena-seats = Wins by seat (first-move advantage)
bots-arena-first = { $first } is stronger than { $second }.
bots-arena-second = { $second } is stronger than { $first }.
bots-arena-open = It is not clear yet whether { $first } or { $second } is stronger.

## Reasons for a move: osaka

osaka-reason-points = points
osaka-reason-tokens = bonus tokens
osaka-reason-goods = goods on the way
osaka-reason-safe = insured goods
osaka-reason-coins = coins in hand
osaka-reason-insurance = insurance in hand
osaka-reason-stone = the reserved card
osaka-reason-tempo = tempo
osaka-reason-purchase = the next purchase
osaka-reason-arrival = ships about to arrive
osaka-reason-storm = goods at risk

## Reasons for a move: dschunke

dschunke-reason-money = money
dschunke-reason-goods = goods in hand
dschunke-reason-poker = chances in the goods poker
dschunke-reason-supply = supply
dschunke-reason-tie-breaker = the tie-breaker
dschunke-reason-crates = visible crates
dschunke-reason-junks = junks with own crates
dschunke-reason-bonus = bonus cards
dschunke-reason-extra = extra actions
dschunke-reason-strips = strips left
dschunke-reason-order = turn order
dschunke-reason-prospects = best all round

## Reasons for a move: edo

edo-reason-points = power points
edo-reason-house-in-edo = a house in Edo
edo-reason-goods = resources
edo-reason-building = buildings
edo-reason-money = money
edo-reason-income = income
edo-reason-samurai = samurai
edo-reason-officials = officials
edo-reason-cards = special cards
edo-reason-post = a trading post
edo-reason-temples = temples
edo-reason-privileges = privileges
edo-reason-ronin = Ronin tiles
edo-reason-plan = cards still planned
edo-reason-order = turn order
edo-reason-prospects = best all round
