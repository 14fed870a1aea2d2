import { isAdminHost } from '@tarang/runtime-config'
import { config } from './config.ts'

/** The site that this page's host shows. */
export const siteOfThisHost = (): 'admin' | 'public' =>
  isAdminHost(location.hostname, config.adminHosts) ? 'admin' : 'public'
