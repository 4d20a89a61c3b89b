### Traders of Osaka: what the lessons say, in English.

## Lesson 1: coins, reserving, buying

lesson-osaka-1-title = Coins, goods and ships
lesson-osaka-1-step-1 = You are a merchant in Osaka. You buy goods, ships carry them to Edo, and there they bring you points. Every turn you do one thing: take a coin, reserve a card, or buy.
lesson-osaka-1-step-2 = This is your hand: your money. Every card is worth its number, whatever its colour. In the market the same cards are goods.
lesson-osaka-1-step-3 = Take a coin: choose the blue 5 in the market. It goes to your hand and is worth 5.
lesson-osaka-1-step-4 = The other merchant took a coin too. The market is not refilled for that, so it becomes cheaper. Beside it lies the farm: its cards come to the market after the next purchase, and nobody can buy them before.
lesson-osaka-1-step-5 = Reserve the red 5 in the farm. Your stone lies on it from now on, and nobody but you may buy or take that card.
lesson-osaka-1-step-6 = The market has become cheap. Buying always means all of it: every card that no other player has reserved. Pay the 4 with your blue 5. There is no change.
lesson-osaka-1-step-7 = The red and the yellow ship have sailed: one place for one card of the colour, two places for two or more. Your red 5 has come from the farm to the market, with your stone on it.
lesson-osaka-1-step-8 = What you bought lies in front of you as goods. It waits until the ship of its colour reaches Edo: that is the next lesson. Or play on here as long as you like.

## Lesson 2: payday, insurance, the end

lesson-osaka-2-title = Payday in Edo
lesson-osaka-2-step-1 = The green ship is just short of Edo, and you have green goods. The blue ship is on the waves too: when a ship reaches Edo, the Black Current takes every ship that is still on the waves.
lesson-osaka-2-step-2 = Buy the market. With the green card in it the green ship arrives, and there is a payday.
lesson-osaka-2-step-3 = Payday! Three green goods: the highest is 3, your green token adds 1, times three cards makes 12, rounded up 15, and every 5 of it is a point. But the blue ship is sinking. The blue 2 in your hand has two insurance symbols: insure your two blue goods with it.
lesson-osaka-2-step-4 = For the sale you got a second green token. From now on every green card is worth one more when you sell.
lesson-osaka-2-step-5 = Your blue goods are insured and stay so until they are sold. The other merchant had no insurance and lost a blue card. The blue ship begins again at Anori, the green one in Osaka.
lesson-osaka-2-step-6 = Now for the red ship. Buy the market: two red cards carry it two places further.
lesson-osaka-2-step-7 = You have seven tokens. As soon as somebody has eight after a payday, the game ends. Buy once more: the red ship reaches Edo.
lesson-osaka-2-step-8 = The game is over. Most points win, and goods or coins that are left count nothing. Now you know all that you need: find a table!
