export { ViewOnlyNotice } from './view-only-notice.tsx'
