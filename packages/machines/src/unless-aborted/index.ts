export { unlessAborted } from './unless-aborted.ts'
