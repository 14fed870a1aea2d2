/** What a link to an entry looks like in other programs, for a preview in a browser. */
export { type CardElement, layoutOf } from './card-layout.ts'
export { cardOfEntry, cardSize } from './card-texts.ts'
export { headTextsOf } from './head-texts.ts'
export { siteDescription } from './pages.ts'
