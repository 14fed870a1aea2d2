/** Sections on how people behave, and on saving regularly. */
export const habits = {
  lossAversion: `<h2>A loss weighs double</h2>
<p>Offer people a coin toss with a loss of ₹1,000 on heads, and ask how much they want to win on tails. Most ask for about ₹2,000. The pain of losing is roughly twice the joy of winning, in one study after another, among students and fund managers alike.</p>
<p>In a portfolio this shows in two ways. We sell what has risen, to keep the pleasure, and hold what has fallen, to put off the pain. And the more often we look, the more losses we see: on a single day shares fall almost as often as they rise, over a year perhaps one time in four, over ten years hardly ever. Looking less is not carelessness. It is a choice of what one wants to feel.</p>`,
  recency: `<h2>The last thing that happened</h2>
<p>Memory is not a ledger. What happened lately, and what was vivid, stands in front. After three good years people expect a fourth and raise their plans; after a fall they are certain of the next one and stop them. Fund flows in India follow past returns with a delay of a few months, which is the wrong way round for anybody who wants to buy low.</p>
<p>The cure is dull: look at the longest series there is before looking at the latest point. And when you read a forecast, ask what the same person said two years ago.</p>`,
  actionBias: `<h2>The urge to do something</h2>
<p>A goalkeeper who faces a penalty does best by standing still, more often than one would think. Almost none does, because to jump and miss looks like effort, and to stand and miss looks like sleep.</p>
<p>Investors know the feeling. A falling market asks for an answer, and “nothing” does not feel like one. Yet the accounts that trade most earn least; brokers’ data from several countries agree on it. One useful rule is to let a night pass between a decision and an order. Another is to keep a short diary of what you would have done, and to read it a year later.</p>`,
  overconfidence: `<h2>Nine in ten drive better than average</h2>
<p>Ask a room of drivers, and nearly all are above average. Ask a room of investors about their returns, and it is the same; ask for the statement, and few have worked it out. We remember the share that tripled and have a reason ready for the other four.</p>
<p>Overconfidence rises with information that does not add knowledge: more screens, more opinions, more alerts. A simple test is to write next to every purchase how sure you are, in per cent. After thirty of them compare. Most people who said ninety were right six times out of ten.</p>`,
  herd: `<h2>Safety in numbers, and its price</h2>
<p>It is reasonable to do what others do when they know more. In a strange town one eats where the locals eat. Markets spoil this good habit: the price already contains what the others did, and the last to arrive pay for everybody’s dinner.</p>
<p>Signs that a crowd has formed are easy to see and hard to take seriously: a new issue subscribed a hundred times over, taxi drivers with price targets, a word that was unknown a year ago in the name of five funds. None of them says when it will end. All of them say that little is to be gained by hurrying.</p>`,
  sipHow: `<h2>What a SIP does, and what it does not</h2>
<p>A systematic investment plan buys for the same amount every month. When prices are low the amount buys more, when they are high it buys less, and so the average cost lies below the average price. That much is arithmetic.</p>
<p>It is no protection against a long fall, and it does not beat a lump sum on average: since markets rise more often than they fall, money that goes in early has usually done better. What it does is to take a decision away. The date is fixed, the amount is fixed, and nobody has to feel brave on the fifth of the month.</p>
<table>
<thead><tr><th>Month</th><th>Price</th><th>Units for ₹10,000</th></tr></thead>
<tbody>
<tr><td>April</td><td>₹100</td><td>100.0</td></tr>
<tr><td>May</td><td>₹80</td><td>125.0</td></tr>
<tr><td>June</td><td>₹90</td><td>111.1</td></tr>
<tr><td>July</td><td>₹110</td><td>90.9</td></tr>
</tbody>
</table>
<p>The average price of these months was ₹95. The ₹40,000 bought 427 units, at about ₹93.7 each.</p>`,
  sipStop: `<h2>The month in which most SIPs are stopped</h2>
<p>Registrations of new plans peak after good years, and cancellations peak after bad ones. Both are backwards. A plan that is stopped in a fall has bought at the high prices and left out the low ones, which is the one way to make it useless.</p>
<p>If money is short, lower the amount and do not end the plan. If fear is the reason, look at how many units the last instalment bought in comparison with the one a year before. And if the reason is that the fund has changed its ways, that is a reason; write it down and act on it.</p>`,
  compounding: `<h2>Compounding needs time more than talent</h2>
<p>Someone who puts away ₹10,000 a month from the age of twenty-five to thirty-five and then stops may well have more at sixty than somebody who begins at thirty-five and goes on for twenty-five years. At ten per cent a year the first has paid in twelve lakh and holds about two crore and forty lakh; the second has paid in thirty lakh and holds about one crore and thirty.</p>
<p>The figures are an illustration and not a forecast, and real years do not come in equal slices. But the lesson is sturdy: the years at the end do the work, and they can only be had by starting.</p>`,
}
