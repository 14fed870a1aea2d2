/** Sections on indices, market events and the way the exchange works. */
export const indices = {
  freeFloat: `<h2>Free float, and why weights move</h2>
<p>An index such as the Nifty 50 weighs companies by the value of the shares that can actually be bought. What promoters, governments and other long-term holders keep is left out. If a promoter sells a block to the public, the free float rises and with it the weight, although the company is the same as on the day before.</p>
<p>As a result a few companies are most of the index. The ten largest members of the Nifty 50 commonly make up more than half of it, and banks alone about a third. Whoever buys the index buys that mixture: a sound default, but not a neutral one.</p>`,
  indexReview: `<h2>Twice a year, on a known date</h2>
<p>The broad Indian indices are reviewed twice a year, with data up to the end of January and of July. The changes are announced weeks ahead and take effect at the end of March and of September. The rules are public: size, trading on nearly every day, a low impact cost, a time since listing.</p>
<p>Everybody can therefore work out the likely changes, and many do. Shares that are about to join tend to rise before the day and to give part of it back after. Index funds, which have to buy on the day itself, pay for this with a few hundredths of a per cent that nobody sees.</p>
<ul>
<li>The announcement is news for traders, rarely for investors.</li>
<li>A share is not better on the day after it joined.</li>
<li>An index that is reviewed more often follows the market more closely and costs more to follow.</li>
</ul>`,
  priceOrTotal: `<h2>Price index or total return?</h2>
<p>The number on the news is a price index. On the day on which a company pays a dividend its share falls by about that much, and so does the index, though its holders are no poorer. A total return index puts the dividends back in. In India the difference comes to about one and a quarter per cent a year: small in a month, and a fifth of the final sum after fifteen years.</p>
<p>A strategy that reinvests its dividends has to be compared with the total return index. When a comparison does not say which of the two it uses, assume the flattering one.</p>`,
  preOpen: `<h2>From nine to a quarter past</h2>
<p>The day begins with an auction. From nine o’clock until about eight minutes past, orders are collected and can be changed or withdrawn. Then the exchange looks for the one price at which most shares change hands, and all of them trade at it. At a quarter past nine the continuous market opens.</p>
<p>The auction gathers the news of the night into a single price, and it is the calmest way of trading at the open. The quarter of an hour that follows is the opposite: spreads are wide, and those who have to trade meet those who are waiting for them. Unless there is a reason, wait.</p>`,
  circuit: `<h2>Brakes in the system</h2>
<p>If the broad index moves by ten, fifteen or twenty per cent, trading in the whole market stops: for a quarter of an hour or longer, and at twenty per cent for the rest of the day. Single shares have bands of their own between two and twenty per cent, except those on which derivatives are traded.</p>
<p>A band does not change what a share is worth. It gives people time, and it takes away the possibility to sell. Both are felt on the same day. A share that closes at its lower limit with a long queue of sellers has no price; it has only a number.</p>`,
  budget: `<h2>How the Union Budget reaches a portfolio</h2>
<p>A budget speech lasts an hour and a half and mentions a hundred things. Three of them usually matter to shareholders: a change in the taxes on gains or on transactions, a large change in what the state itself will spend, and the amount that it will have to borrow. The first acts at once, the second over years, the third through interest rates.</p>
<p>On the day, prices swing in both directions and often end where they began. The direction of the day is a poor guide to that of the month that follows. A rule that does nothing on that day has missed very little.</p>`,
  ratesDay: `<h2>Why six people move every price</h2>
<p>Every two months the Monetary Policy Committee decides on the repo rate. Banks feel it first, because deposits and loans do not reprice at the same speed. Companies with much debt feel it next. The rest feel it through arithmetic: a rupee of profit ten years from now is worth less today when money can be lent at seven per cent than when it brings five.</p>
<p>What moves prices on the day is not the decision but the difference between the decision and what was expected. A rise that everyone foresaw does nothing; a pause that nobody did can do a lot. And the text that goes with it is often read more closely than the number.</p>`,
  resultsSeason: `<h2>Four weeks, four times a year</h2>
<p>Quarterly results have to be published within forty-five days, and the annual ones within sixty. Most of the large companies report in the first three weeks; the last days are crowded with those who were in no hurry.</p>
<ul>
<li>Compare with the same quarter of the year before, and not with the last one: festivals and the monsoon repeat every year.</li>
<li>Read operating profit and cash flow before net profit, which can be dressed with one-off items.</li>
<li>A good result that was expected may be followed by a fall. The price had it already.</li>
</ul>
<p>A quarter is a short time. One in isolation says little, eight in a row say a good deal.</p>`,
}
