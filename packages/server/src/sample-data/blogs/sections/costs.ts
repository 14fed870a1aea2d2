/** Sections on charges, taxes and settlement. */
export const costs = {
  stt: `<h2>Securities transaction tax, in rupees</h2>
<p>STT is charged by the exchange on behalf of the government, on the value of the trade and not on the gain. For shares that are taken into the demat account it is a tenth of one per cent on the purchase and the same again on the sale. It is paid whether the trade was a good idea or not.</p>
<table>
<thead><tr><th>Charge on a delivery trade of ₹1,00,000</th><th>Buy</th><th>Sell</th></tr></thead>
<tbody>
<tr><td>Securities transaction tax, 0.1%</td><td>₹100</td><td>₹100</td></tr>
<tr><td>Stamp duty, 0.015%</td><td>₹15</td><td>none</td></tr>
<tr><td>Exchange and regulator, about 0.003%</td><td>₹3</td><td>₹3</td></tr>
<tr><td>Depository charge, per share sold and day</td><td>none</td><td>₹13 to ₹20</td></tr>
</tbody>
</table>
<p>A round trip therefore costs about ₹235 before brokerage and before the spread. That is a quarter of one per cent. A portfolio that replaces itself four times a year gives away one per cent of its worth in this way, every year, with certainty.</p>`,
  impact: `<h2>The cost that no contract note shows</h2>
<p>Between the highest price that anybody bids and the lowest at which anybody offers there is a gap. Whoever wants to trade at once pays half of it on the way in and half on the way out. In the largest shares the gap is a few hundredths of a per cent. In a company worth two thousand crore it can be ten times as wide, and on a nervous morning thirty times.</p>
<p>A larger order also eats into the book: the first hundred shares come at the price on the screen, the next hundred a little higher. This <strong>impact cost</strong> is the reason why a strategy that looks splendid with a lakh can be ordinary with a crore.</p>
<ul>
<li>Use limit orders, and leave the first ten minutes of the session to others.</li>
<li>Spread an order over the day when it is more than a hundredth of the day’s usual volume.</li>
<li>Be wary of any back-test that trades small companies at the closing price.</li>
</ul>`,
  tplus1: `<h2>What happens on T and on T+1</h2>
<p>When an order is executed, two promises are made: one to deliver shares, one to pay for them. The clearing corporation steps between the two sides, so that neither has to trust the other.</p>
<ol>
<li><strong>On the day of the trade, T,</strong> the broker blocks the money or the shares, and the contract note goes out in the evening.</li>
<li><strong>During the night</strong> obligations are netted: somebody who bought a hundred and sold eighty of the same share has to receive twenty.</li>
<li><strong>On the next working day, T+1,</strong> securities and funds change hands, and the shares appear in the demat account, usually in the afternoon.</li>
</ol>
<p>If a seller does not deliver, the exchange buys in an auction at the seller’s expense. The buyer gets the shares a day or two later, or is paid in cash at a price set by rule. It is unpleasant for exactly one party, and it is not the buyer.</p>`,
  tplus1Why: `<h2>Why the shorter cycle matters</h2>
<p>Until 2002 a trade in India could take a week or more to settle. It became three days, then two in 2003, and one for every share by January 2023. India was the first large market to go all the way, well before New York.</p>
<p>Each day that a trade is open is a day on which somebody may fail. Fewer days mean less collateral at the clearing corporation, and less collateral means that the same rupee can be used sooner. For a private investor the change shows in small ways: money from a sale can be withdrawn a day earlier, a dividend record date is easier to understand, and a review of the portfolio is finished on the following day instead of dragging on.</p>
<p>It does not make anything safer to hold. It makes the act of trading a little safer, and that is all it was meant to do.</p>`,
  gainsTax: `<h2>One year makes the difference</h2>
<p>At the time of writing, a listed share that is sold within twelve months of its purchase makes a short-term gain, taxed at twenty per cent. After more than twelve months the gain is long-term: what exceeds ₹1.25 lakh in a financial year is taxed at twelve and a half per cent, and what stays below is free. Surcharge and cess come on top where they apply.</p>
<p>Two details matter to anybody who follows a rule:</p>
<ul>
<li>Short-term losses may be set off against both kinds of gain; long-term losses only against long-term gains.</li>
<li>What cannot be used this year can be carried forward for eight, but only if the return is filed in time.</li>
</ul>
<p>A strategy that is reviewed each week will seldom hold anything for a year. Before it can be compared with one that does, its return has to be taken after tax. This text describes and does not advise; your own case belongs on the desk of somebody who knows it.</p>`,
  costsAddUp: `<h2>Small numbers, long roads</h2>
<p>Take two portfolios which both earn twelve per cent a year before costs. One loses half a per cent to trading, the other two. After one year nobody would notice. After twenty, the first has turned one lakh into about ₹8.8 lakh, and the second into about ₹6.7 lakh. The difference is more than twice the money that either of them began with.</p>
<p>This is not an argument against trading. It is an argument for asking of each trade whether it is expected to bring in more than it costs, and for preferring, among two rules of the same quality, the lazier one.</p>
<blockquote><p>Returns are a hope, costs are a fact. Begin with the facts.</p></blockquote>`,
}
