import { formatMoney, formatNumber, MISSING } from '#platform/format'

/** A number of per cent: '24.37%'. */
export const formatPercent = (value: unknown) => {
  const number = formatNumber(value)
  return number === MISSING ? number : `${number}%`
}

/** An amount with its sign, so that gain and loss are told without colour: '+₹8,542.50', '−₹742'. */
export const formatGain = (value: unknown) => {
  const amount = formatMoney(typeof value === 'number' ? Math.abs(value) : value)
  if (amount === MISSING || value === 0) return amount
  return `${(value as number) < 0 ? '−' : '+'}${amount}`
}

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** The same in whole rupees and without their sign, where many stand together: '+8,543'. */
export const formatWholeGain = (value: number) => {
  const amount = whole.format(Math.abs(value))
  return amount === '0' ? amount : `${value < 0 ? '−' : '+'}${amount}`
}
