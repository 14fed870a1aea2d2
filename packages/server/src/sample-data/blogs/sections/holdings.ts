/** Stock, sector, day of purchase, shares, average cost and last price in rupees, change of the day in per cent. */
const shares = [
  ['BHARTIARTL', 'Telecom', '12 Feb 2024', 120, 1_118.4, 1_642.75, 0.62],
  ['TITAN', 'Consumer', '05 Apr 2024', 40, 3_742.15, 3_318.6, -1.14],
  ['HDFCBANK', 'Banks', '18 Jun 2024', 150, 1_661.3, 1_748.95, 0.08],
  ['TATASTEEL', 'Metals', '02 Jul 2024', 900, 174.85, 142.3, -2.35],
  ['INFY', 'Technology', '21 Aug 2024', 110, 1_866.5, 1_902.1, -0.41],
  ['ITC', 'Consumer', '30 Sep 2024', 600, 518.2, 459.9, 0],
  ['POLYCAB', 'Capital goods', '11 Nov 2024', 20, 6_504.75, 7_288.4, 1.87],
  ['LIQUIDBEES', 'Cash', '03 Jan 2025', 250, 1_000, 1_000, 0],
] as const

const amount = (value: number, decimals = 2) =>
  value.toLocaleString('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
const percent = (value: number, minus: string) =>
  `${value < 0 ? minus : value > 0 ? '+' : ''}${Math.abs(value).toFixed(2)}%`
/** As accountants write it: a loss is in parentheses. */
const result = (value: number) => (value < 0 ? `(${amount(-value)})` : amount(value))
const cells = (element: 'th' | 'td', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${element}>${text}</${element}>`).join('')}</tr>`

const headings = [
  ...['Stock', 'Sector', 'Bought on', 'Shares', 'Average cost', 'Last price', 'Invested', 'Value'],
  ...['Profit or loss', 'Since purchase', 'Day', 'Weight'],
]
const total = shares.reduce((sum, [, , , count, , price]) => sum + count * price, 0)

const rows = shares.map(([stock, sector, bought, count, cost, price, day]) => [
  ...[stock, sector, bought, amount(count, 0), amount(cost), amount(price)],
  ...[`₹${amount(count * cost)}`, `₹${amount(count * price)}`, result(count * (price - cost))],
  ...[percent((price / cost - 1) * 100, '−'), day === 0 ? '–' : percent(day, '-')],
  `${((count * price * 100) / total).toFixed(1)}%`,
])

/** A broker's list of holdings, with the three ways in which brokers write a loss. */
export const holdings = {
  holdings: `<h2>The statement with twelve columns</h2>
<p>Once a quarter the broker sends a list of what you hold. It has more columns than a phone is wide, and brokers do not agree on how a loss is written: one puts a minus before it, the next a hyphen, and the third puts it in parentheses, as accountants do. All three stand in this example.</p>
<table>
<caption>Holdings on 31 March 2025, an example</caption>
<thead>${cells('th', headings)}</thead>
<tbody>
${rows.map((row) => cells('td', row)).join('\n')}
</tbody>
</table>
<p>Read it from the right. The weight says what can hurt you, the change since the purchase says what has, and the change of the day says nothing at all. The holdings above are worth ₹${(total / 100_000).toFixed(1)} lakh together.</p>`,
}
