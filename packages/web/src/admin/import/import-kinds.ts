/** What can be imported, as the API names it, in the order in which it is entered. */
export const importKinds = [
  { value: 'strategies', label: 'Strategies' },
  { value: 'highlights', label: 'Highlights of strategies' },
  { value: 'drawdowns', label: 'Drawdowns of strategies' },
  { value: 'trades', label: 'Trades' },
  { value: 'plans', label: 'Plans' },
  { value: 'discounts', label: 'Discounts and coupons' },
  { value: 'subscribers', label: 'Subscribers' },
  { value: 'recipients', label: 'Recipients of notifications' },
  { value: 'explore-items', label: 'Explore items' },
  { value: 'stock-splits', label: 'Stock splits' },
  { value: 'blogs', label: 'Blogs and newsletters' },
]

export const labelOfKind = (kind: string): string =>
  importKinds.find(({ value }) => value === kind)?.label ?? kind
