### Traders of Osaka: what the lessons say, in English.

## Lesson 1: coins, reserving, buying

lesson-osaka-1-title = Coins, goods and ships
lesson-osaka-1-step-1 = You are a merchant in Osaka. You buy goods, ships carry them to Edo, and there they earn you points. On your turn you do one thing: take coins, reserve a card, or buy goods.
lesson-osaka-1-step-2 = This is your hand: your money. Every card is worth as many coins as its number, whatever its colour. In the market the same cards are goods.
lesson-osaka-1-step-3 = Take coins: choose the blue 5 in the market. It goes to your hand and is worth 5 coins.
lesson-osaka-1-step-4 = The other merchant took coins too. That does not refill the market, so it gets cheaper. Next to it lies the farm: its cards move to the market after the next purchase, and until then nobody can buy them.
lesson-osaka-1-step-5 = Reserve the red 5 in the farm. Your stone now lies on it, and nobody but you may buy or take that card.
lesson-osaka-1-step-6 = The market has become cheap. You always buy all of it: every card that no other player has reserved. Pay the 4 with your blue 5. There is no change.
lesson-osaka-1-step-7 = The red and the yellow ship have sailed: one place for one card of their colour, two places for two or more. Your red 5 has moved from the farm to the market, with your stone on it.
lesson-osaka-1-step-8 = The cards you bought lie in front of you as goods. They wait until the ship of their colour reaches Edo: that is the next lesson. Or play on here as long as you like.

## Lesson 2: payday, insurance, the end

lesson-osaka-2-title = Payday in Edo
lesson-osaka-2-step-1 = The green ship is just short of Edo, and you have green goods. The blue ship is on the waves, and when a ship reaches Edo, the Black Current sinks every ship that is still on the waves.
lesson-osaka-2-step-2 = Buy the goods in the market. The green card among them brings the green ship to Edo, and it is payday.
lesson-osaka-2-step-3 = Payday! Your three green goods: the highest is a 3, your green bonus token adds 1, times three cards makes 12, rounded up to 15, and every 5 is a point. But the blue ship is sinking. The blue 2 in your hand has two insurance symbols, the umbrellas: insure your two blue goods with it.
lesson-osaka-2-step-4 = For the sale you got a second green bonus token. From now on each of your green goods is worth one more when you sell it.
lesson-osaka-2-step-5 = Your blue goods are insured and stay so until they are sold. The other merchant had no insurance and lost a blue card. The blue ship starts again in Anori, the green one in Osaka.
lesson-osaka-2-step-6 = Now for the red ship. Buy the goods in the market: two red cards carry it two places further.
lesson-osaka-2-step-7 = You have seven bonus tokens. When somebody has eight after a payday, the game ends. Buy once more: the red ship reaches Edo.
lesson-osaka-2-step-8 = The game is over. The most points win; leftover goods and coins count for nothing. That is all you need to know: find a table!
