/** Sections for those who use the platform. */
export const support = {
  readStrategy: `<h2>How to read a strategy page</h2>
<p>The code tells you most of it. In MOMENTUM-50-W the first word is the factor, the number is how many shares are held, and the letter is the rhythm of the review: W for each week, M for each month, Q for each quarter.</p>
<ul>
<li><strong>Net return</strong> is what became of the capital since the beginning, in per cent, before taxes.</li>
<li><strong>XIRR</strong> puts the same on a yearly footing. For strategies that are younger than a year it is left out.</li>
<li><strong>Drawdown</strong> gives the deepest fall with its first and last day.</li>
<li><strong>Live and closed trades</strong> list every position, the losing ones too.</li>
</ul>
<p>All figures are hypothetical back-tests. They show how the rules would have fared, and not how anybody’s account did.</p>`,
  reviewMail: `<h2>What happens on a review day</h2>
<p>After the close the prices of the day are checked against a second source, the rankings are worked out, and each portfolio is compared with its rules. Changes are published in the evening. Nothing has to be done that night: orders that are placed during the next session are the normal case, and a day more makes little difference over the years.</p>
<p>If a portfolio has no changes, you get a message that says so. It may be the shortest message we send; it is there because silence makes people wonder.</p>`,
  oneTimeCode: `<h2>Codes, links and people who are not us</h2>
<p>Nobody who works here will ever ask you for a one-time code, a password, a PIN or a screen to be shared. Nobody will ask for money to a personal account. Groups that use our name in messengers, and that promise returns or tips, are not ours.</p>
<ol>
<li>End the call or leave the group.</li>
<li>Write to the Support Center and enclose what you saw.</li>
<li>If you have already given something away, tell your bank and your broker first, and dial 1930, the national cyber-crime helpline.</li>
</ol>`,
  corporateActions: `<h2>Splits, bonuses and your records</h2>
<p>A split of one into five turns a hundred shares at ₹1,500 into five hundred at ₹300. You own what you owned. The purchase date stays, and the cost of each share is divided by five.</p>
<p>With a bonus issue the new shares count as bought on the day of allotment, at a cost of nothing, while the old ones keep their full cost. That matters if some are sold within a year. The statement from your broker should get this right; check it in the year in which it happens and not ten years later.</p>
<p>In our trade lists all prices are adjusted, so that a split never looks like a loss.</p>`,
  nominee: `<h2>Ten minutes for those who come after</h2>
<p>A demat account without a nominee becomes a file in somebody’s desk for months. Naming one takes a few minutes on the broker’s page, and it can be changed as often as life does. A nominee holds the shares in trust for the heirs; a will says who they are. Both are needed.</p>
<p>Leave a sheet of paper that says which accounts there are and where the statements lie. No passwords; the fact that the accounts exist is what families usually lack.</p>`,
  complain: `<h2>If something goes wrong</h2>
<p>Write to the Support Center first, with the day, the strategy code and what you expected. Most matters are settled on the same working day. If you are not satisfied with the answer, ask for it to be looked at again by somebody else; the request needs no reason.</p>
<p>Complaints about brokers, listed companies and other intermediaries can be brought to the regulator’s SCORES portal without charge, and from there to online dispute resolution. Keep contract notes and mails. A calm letter with three dates in it does more than a long one with none.</p>`,
}
