/** A stock split with a name by which a test finds it again. */
export const splitNamed = (stockname: string) => ({
  stockname,
  splitratio: '1:2',
  splitdate: '2026-12-01',
  status: 0,
  corporateaction: 'Split',
  sourcedon: '2026-11-19',
})
