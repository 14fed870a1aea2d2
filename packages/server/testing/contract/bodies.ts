/** Request bodies of the contract tests. */

/** A valid PNG of one pixel, because invalid images are refused. */
export const pixel = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
    'base64',
  ),
)

export const image = () => new File([pixel], 'cover.png', { type: 'image/png' })
export const page = () => new File(['<h2>One</h2><p>Two</p>'], 'page.html', { type: 'text/html' })

export const split = {
  stockname: 'TITAN',
  splitratio: '1:2',
  splitdate: '2026-12-01',
  status: 0,
  corporateaction: 'Split',
  sourcedon: '2026-11-19',
}
const { splitratio: _, splitdate: __, ...splitChanges } = split

export { splitChanges }
export const description = {
  strategyDescriptionCode: 'NEW-1',
  videoLink: 'https://www.youtube-nocookie.com/embed/x',
  strategyDescription: 'Says what it does.',
  status: 1,
}
export const discount = {
  strategycode: 'MOMENTUM-50-W',
  couponcode: 'CONTRACT10',
  type: 'COUPON',
  status: 'Active',
  preferred: 0,
  discount: 10,
  description: 'Ten per cent.',
  condition: 'Once.',
  combo: 0,
}
export const plan = {
  strategyCode: 'MOMENTUM-50-W',
  title: 'Contract',
  description: 'Ten shares.',
  features: ['Ten holdings'],
  tag: 'New',
  iconURL: 'https://example.com/icon.png',
  subscriptionStatus: 1,
  yearlyprice: 4800,
  quarterlyprice: 1300,
  monthlyprice: 499,
}
const { title, description: text, subscriptionStatus } = plan
export const planChanges = { title, description: text, subscriptionStatus }
export const notification = {
  title: 'Review',
  shortDesc: 'It is done.',
  longDesc: 'It is done, and here is what changed.',
  sendWhatsappNoti: false,
  sendPopupNoti: true,
}
export const person = {
  firstName: 'Nila',
  lastName: 'Rao',
  email: 'nila.rao@example.com',
  phoneNumber: '9811111111',
}
