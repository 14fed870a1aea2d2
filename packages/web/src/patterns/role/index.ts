export { NoRightsNotice, ViewOnlyNotice } from './view-only-notice.tsx'
