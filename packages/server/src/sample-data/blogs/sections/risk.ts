/** Sections on drawdowns, volatility and staying the course. */
export const risk = {
  drawdownWhat: `<h2>Three numbers, not one</h2>
<p>A drawdown is the way down from the highest point that a portfolio has ever reached. It is usually given as a percentage, the depth. But depth is only a third of the story.</p>
<ul>
<li><strong>Depth</strong> says how much was lost on paper, from the top to the bottom.</li>
<li><strong>Length</strong> says how long the way down took, and with it how many chances there were to give up.</li>
<li><strong>Recovery</strong> says how long it was before the old height was seen again.</li>
</ul>
<p>Two strategies can share a depth of thirty per cent. One fell in six weeks and was whole again by the end of the year. The other sank for two years and needed four to come back. On a chart of returns they look alike; in a life they are different things.</p>`,
  drawdownArithmetic: `<h2>The arithmetic of the way back</h2>
<p>Losses and gains are not symmetrical, because the gain starts from less.</p>
<table>
<thead><tr><th>After a fall of</th><th>it takes a rise of</th><th>at 12% a year that is</th></tr></thead>
<tbody>
<tr><td>10%</td><td>11%</td><td>11 months</td></tr>
<tr><td>20%</td><td>25%</td><td>2 years</td></tr>
<tr><td>33%</td><td>50%</td><td>3½ years</td></tr>
<tr><td>50%</td><td>100%</td><td>6 years</td></tr>
<tr><td>70%</td><td>233%</td><td>10½ years</td></tr>
</tbody>
</table>
<p>The table explains why the first ten points of a fall are an annoyance and the last ten a catastrophe. It also explains why a strategy with a lower return and a smaller drawdown is often the one that people end up richer with: they were still there when it came back.</p>`,
  volatility: `<h2>What volatility leaves out</h2>
<p>Volatility is the size of the usual wobble. It is easy to work out, it changes slowly, and it can be compared from one portfolio to another. That is why it stands on every fact sheet.</p>
<p>It treats a rise and a fall alike, though nobody has ever complained of an upward surprise. It says little about rare events, which are what people mean when they say risk. And it can be low for years in things that are far from safe: a share that is hardly traded hardly moves, until somebody has to sell.</p>
<p>Read it as one reads a thermometer. It tells you something true about the patient and is no diagnosis.</p>`,
  diversify: `<h2>How many shares are enough?</h2>
<p>The risk of a single share has two parts: what it shares with the market, and what is its own. Adding shares does nothing about the first and dilutes the second, quickly to begin with and then hardly at all. With ten shares in equal weights about a third of the own part is left, with thirty a fifth, with fifty a seventh.</p>
<p>That holds only if the shares differ. Ten private banks are closer to one holding than to ten. A rule that ranks the whole market will now and then fill a third of a portfolio from a single industry, because that is where the trend or the bargain was. Whether to cap this is a matter of temper: a cap makes the result smoother, and sometimes it cuts off the very thing that the rule had found.</p>`,
  positionSize: `<h2>The size of a position is a decision too</h2>
<p>Equal weights look like no opinion, and they are a strong one: they say that we know nothing about which holding will do best. That is usually the truth. Weights by market value say that the crowd knows; weights by volatility say that calm holdings deserve more room.</p>
<p>Whatever the choice, two habits help. Decide how much of the whole may be lost through one share if it goes to zero, since some do. And let positions drift a little between reviews, because trimming every winner by half a per cent each week is a gift to the exchange.</p>`,
  stayPlan: `<h2>Write the plan on a calm day</h2>
<p>Nobody decides well in the middle of a fall. The decisions that hold are those that were made beforehand, in writing, and preferably shown to somebody.</p>
<ol>
<li>What is this money for, and in which year will it be needed?</li>
<li>What is the deepest fall that this strategy has had in its back-test? Write it in rupees of your own portfolio and add half again.</li>
<li>What would have to be true for me to stop? A number of reviews, a broken rule, a change in my own life; not a feeling.</li>
<li>Whom will I talk to before I act?</li>
</ol>
<p>Keep the page where you keep the account statements. On the day on which you want to tear it up it will have earned its place.</p>`,
  emergencyFund: `<h2>The fund that makes the rest possible</h2>
<p>Most people who sold at the bottom did not want to. They had to: a job had gone, a parent was ill, a loan fell due. Six months of expenses in a savings account or a liquid fund earn little, and they are what lets everything else be left alone.</p>
<p>Think of it not as money that is doing nothing, but as the premium for an insurance against selling shares in a bad month. Seen like that, it may be the best-paid part of the portfolio.</p>`,
}
