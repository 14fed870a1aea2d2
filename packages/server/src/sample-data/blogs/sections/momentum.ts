/** Sections on momentum: what it is, how it is measured, how it fails. */
export const momentum = {
  momentumWhat: `<h2>A small tendency, not a law</h2>
<p>Momentum is the observation that shares which have done better than others over the past six to twelve months have, on average, gone on doing a little better over the months that follow. It has been found in most markets that anybody has looked at, in India as well, and over periods that nobody had studied when the idea was first published.</p>
<p>The words to notice are <em>on average</em> and <em>a little</em>. In a list of thirty shares that are chosen this way, a dozen or more will disappoint in any given half year. What carries the result is that the winners are held while they win, and that the losers leave before they have done much harm. Nobody can say beforehand which will be which, and a rule does not try to.</p>`,
  momentumWhy: `<h2>Why should it exist at all?</h2>
<p>There are two families of explanation, and both are probably true in part. The first is about people. News is taken in slowly; most of us wait for a second opinion, and a third. Investors who are sitting on a gain tend to sell early in order to have been right, and those who are sitting on a loss hold on so as not to have been wrong. Prices therefore travel to where they are going in several steps instead of one.</p>
<p>The second is about risk. A portfolio of recent winners is a crowded place, and crowds leave through the same door. The reward of ordinary years may simply be the fee for standing in that crowd on the bad day.</p>
<ul>
<li>If the first story holds, momentum lasts as long as people do.</li>
<li>If the second holds, it lasts as long as somebody has to be paid for bearing the falls.</li>
<li>Neither of them promises anything for next year.</li>
</ul>`,
  momentumMeasure: `<h2>How it is measured</h2>
<p>The plainest version takes the return of the last twelve months and leaves out the most recent one, because very short moves tend to reverse. Everything else is refinement, and each refinement has its price.</p>
<table>
<thead><tr><th>Variant</th><th>What it adds</th><th>What it costs</th></tr></thead>
<tbody>
<tr><td>Twelve months less one</td><td>Nothing; the reference</td><td>Late to notice a turn</td></tr>
<tr><td>Six months</td><td>Notices turns sooner</td><td>More trades, more false starts</td></tr>
<tr><td>Divided by volatility</td><td>Prefers steady rises</td><td>Leaves out some of the strongest</td></tr>
<tr><td>Distance from the 52-week high</td><td>Easy to explain</td><td>Crowded in rising markets</td></tr>
</tbody>
</table>
<p>Averaging two or three of them is a modest way of admitting that one does not know which will be best, and it usually lowers the number of trades as well.</p>`,
  momentumCrash: `<h2>When momentum fails, it fails quickly</h2>
<p>The worst months of momentum have a family resemblance. The market has fallen for a long time, and what is left in the portfolio is whatever fell least: utilities, medicines, soap. Then the mood turns. The shares that were hit hardest rise by a third within weeks, and the portfolio, full of careful things, stays behind. It happened in the spring of 2009 and again, in a smaller way, in late 2020.</p>
<blockquote><p>A rule that has never hurt anybody has not been running for long enough.</p></blockquote>
<p>There are ways of making this milder: a smaller portfolio while volatility is high, a mixture with valuation, a slower review. None of them removes it. Whoever follows momentum needs a plan for the quarter in which it looks foolish, written down before that quarter comes.</p>`,
  momentumBands: `<h2>Bands: the cheapest improvement there is</h2>
<p>Suppose a portfolio holds the thirty highest-ranked shares. At the next review a share has slipped to rank thirty-two. Selling it, paying the charges and the tax, and buying number thirty in its place changes next to nothing about what the portfolio is, but it costs real money.</p>
<p>A band solves that. A share comes in when it ranks among the first thirty, and leaves only when it falls below rank sixty. In tests on Indian shares a band of that width cuts the number of trades by about half and leaves the gross return where it was. It also makes the portfolio easier to live with, because fewer decisions reach the reader.</p>
<p>The width is a choice, not a discovery. We publish ours with each strategy, and we do not change it after a bad quarter.</p>`,
}
