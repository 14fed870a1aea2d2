import { expect, test } from 'vitest'
import { isFigure, isWithoutValue, partsOfText } from './figures.ts'

test.each([
  ...['0', '7', '1,245.50', '1,44,500.00', '.5', '1.2345e-05', '1.245,50', '1 245.50', "1'245"],
  ...['-50.00', '−50.00', '–50', '+11.60%', '± 2', '50.00-', '(50.00)', '(₹50.00)', '₹(50.00)', '(5%)'],
  ...[
    '₹100',
    '₹ 100',
    '-₹100',
    '₹-100',
    '− ₹100',
    'Rs. 1,000',
    'Rs 1,000/-',
    'rs.500',
    'INR 7',
    'US$5',
    '€1,2',
  ],
  ...['₹1,000 crore', '12.5 lakh', '₹2 Cr', '3.4L', '1.2K', '5 bps', '2x', '1.5×', '12 %', '12 per cent'],
  ...['₹1.25 lakh crore', '128 days', '~12%', '< 1', '12*', '₹13 to ₹20', '10–12%', '−₹1,250 (−3.2%)'],
  ...['1,000\u00A0crore', ' 1,000\n'],
])('%j is a figure', (text) => {
  expect(isFigure(text)).toBe(true)
})

test.each([
  ...['', '–', 'NaN', 'n/a', 'BHARTIARTL', 'A', '3M India', 'Q1 FY25', 'FY25', 'L&T', '₹', '%', '()', 'Rs.'],
  ...[
    '05-04-2024',
    '2024-04-05',
    '7 Feb 2025',
    'Feb 2025',
    '10:30',
    'MOM-50',
    '50-W',
    '99999 00001',
    '1.2.3',
  ],
  ...['12 stocks', '100 shares of A', '5 to go', '(50', '1,000 and more', '15/12/2024'],
])('%j is no figure', (text) => {
  expect(isFigure(text)).toBe(false)
})

test.each(['', ' ', '-', '–', '—', 'n/a', 'N/A', 'NA', 'NaN', 'nil', 'none', '#N/A', '#DIV/0!'])(
  '%j is a missing number',
  (text) => {
    expect([isWithoutValue(text), isFigure(text)]).toEqual([true, false])
  },
)

test.each([
  ['P&L −₹500.', ['P&L ', '−₹500', '.']],
  ['what exceeds ₹1.25 lakh in a year', ['what exceeds ', '₹1.25 lakh', ' in a year']],
  ['+₹17,626 a win, -₹8,727 a loss', ['+₹17,626', ' a win, ', '-₹8,727', ' a loss']],
  ['Rs. 1,000 crore (−4.62%)', ['Rs. 1,000 crore', ' (', '−4.62%', ')']],
  ['On 23 March 2020, at 9:15 am', ['On ', '23 March 2020', ', at ', '9:15 am']],
  ['23 Nov 2026, 10:00 am', ['23 Nov 2026', ', ', '10:00 am']],
  ['twelve and 12 per cent', ['twelve and ', '12 per cent']],
  ['In 2020 MOMENTUM-15-W had 12 stocks.', ['In 2020 MOMENTUM-15-W had 12 stocks.']],
  ['₹500, or 1,000.', ['₹500', ', or ', '1,000', '.']],
  ['', []],
])('the parts of %j', (text, parts) => {
  expect(partsOfText(text).map((part) => part.text)).toEqual(parts)
})
