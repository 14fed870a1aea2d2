/** Sections on valuation, growth, quality and honest testing. */
export const method = {
  yields: `<h2>Turn the ratio over</h2>
<p>A price of twenty times earnings says little to most people. Turned over, it is an earnings yield of five per cent, and a yield can be held against other yields: the deposit at the bank, the government bond, the rent of a flat. It is not a coupon, since earnings may grow and may vanish, but it is a start.</p>
<p>Free cash flow is the stricter version. Profit is an opinion that accountants have agreed upon; cash is what arrived. A company whose profit never turns into cash over five years owes an explanation.</p>`,
  valueTrap: `<h2>Cheap for a reason</h2>
<p>The lowest-priced tenth of the market, by almost any ratio, has been a poor place to be. Many of its members deserve their price: an industry that is going away, a balance sheet that will need new money, a promoter with other interests.</p>
<ol>
<li>Has debt risen for two years while sales did not?</li>
<li>Has the number of shares grown by more than a tenth?</li>
<li>Are receivables growing faster than sales?</li>
<li>Has more than a quarter of the promoters’ holding been pledged?</li>
</ol>
<p>A rule that drops whatever fails two of these four tests gives up a few bargains and many traps. It is not clever; it is only consistent, and consistency is what most of us lack at the sight of a low price.</p>`,
  qualityTests: `<h2>Quality in five lines of an annual report</h2>
<table>
<thead><tr><th>Line</th><th>Question</th><th>A modest hurdle</th></tr></thead>
<tbody>
<tr><td>Return on capital employed</td><td>Does it earn more than money costs?</td><td>15% in each of five years</td></tr>
<tr><td>Cash from operations</td><td>Is the profit real?</td><td>80% of operating profit over five years</td></tr>
<tr><td>Net debt</td><td>Who owns the upside?</td><td>Below twice the yearly operating profit</td></tr>
<tr><td>Shares outstanding</td><td>Is growth paid for by the holders?</td><td>Less than 2% more a year</td></tr>
<tr><td>Tax paid</td><td>Does the state see the same profit?</td><td>Close to the usual rate</td></tr>
</tbody>
</table>
<p>None of these lines is secret, and together they will not find the next great company. They are better at the other task, which is to leave out those that do not belong in a portfolio that one wants to hold through a bad year.</p>`,
  growthLasts: `<h2>Growth that feeds itself</h2>
<p>A company can grow in three ways: by putting its own profit back to work, by borrowing, or by issuing shares. Only the first can go on for long without asking anybody. The product of what it earns on its capital and the share of profit that it retains is the pace at which it can grow by itself: twenty per cent earned and half of it kept makes ten.</p>
<p>When sales grow far faster than that, somebody else is paying. It may be worth it for a while. It should at least be noticed, and the balance sheet is where it shows first.</p>`,
  backtestTraps: `<h2>Seven ways to fool oneself with a back-test</h2>
<ol>
<li><strong>Survivors only.</strong> Testing on today’s index members means testing on companies that are known to have made it.</li>
<li><strong>Tomorrow’s news.</strong> Using the March balance sheet in April, though it was published at the end of May.</li>
<li><strong>Free trades.</strong> No charges, no spread, and as many shares as one likes at the closing price.</li>
<li><strong>The hundredth try.</strong> If one tests a hundred rules, the best looks good by luck alone.</li>
<li><strong>A convenient beginning.</strong> Starting in the spring of 2003 or of 2020 flatters everything.</li>
<li><strong>Adjusted too late.</strong> A bonus issue that was not accounted for looks like a fall of half.</li>
<li><strong>Rounded memories.</strong> Leaving out the two years in which nobody would have stayed.</li>
</ol>
<p>A test that avoids all seven is still only history. But it is history that one can learn from.</p>`,
  outOfSample: `<h2>Keep some years in the drawer</h2>
<p>The simplest safeguard is to decide on the rule with one part of the data and to look at the other part exactly once. If the result is about half as good as before, that is normal. If it is better, be suspicious. If it is gone, the rule described the past and nothing else.</p>
<p>It takes discipline to look only once, because the temptation to repair is strong. We date and keep every version of a rule together with the reason for the change. It is a good remedy for pride.</p>`,
  rebalance: `<h2>How often should a rule look?</h2>
<p>More often means fresher information and more trades. For slow information, such as yearly accounts, four times a year is plenty. For momentum, a month is a reasonable compromise; a week gains a little before costs and loses it after them, unless bands hold the trades back.</p>
<table>
<thead><tr><th>Review</th><th>Trades a year, 30 holdings</th><th>Share of worth spent on charges</th></tr></thead>
<tbody>
<tr><td>Weekly, no band</td><td>about 420</td><td>about 1.7%</td></tr>
<tr><td>Weekly, with a band</td><td>about 190</td><td>about 0.8%</td></tr>
<tr><td>Monthly, with a band</td><td>about 110</td><td>about 0.5%</td></tr>
<tr><td>Quarterly</td><td>about 60</td><td>about 0.3%</td></tr>
</tbody>
</table>
<p>The figures are typical of tests on the five hundred largest companies and will differ with the rule. The order of the lines hardly ever does.</p>`,
  mixFactors: `<h2>Two ideas that disagree</h2>
<p>Momentum buys what has risen, valuation buys what has not. Each has years in which it is miserable, and these are often not the same years. Holding both is therefore less a compromise than a form of insurance, in which each side pays for the other’s bad season.</p>
<p>There are two ways of doing it. One can hold two portfolios side by side, or rank every share by both and take those with the best sum. The first is easier to understand. The second finds shares that are cheap and have begun to move, which are fewer, and which either method alone would have reached later.</p>`,
  xirrWhat: `<h2>What XIRR measures</h2>
<p>When money goes in and comes out on different days, a plain percentage misleads. XIRR is the one yearly rate at which all payments, each discounted from its own date, add up to nothing. A late instalment has little time to grow, and the rate takes that into account.</p>
<p>Two cautions. Over less than a year it turns a small gain into a large rate: three per cent in a month becomes more than forty a year, which nobody has earned. We therefore leave it out for young strategies. And it belongs to the person as much as to the fund, because two holders with different dates have different rates, and both are right.</p>`,
}
