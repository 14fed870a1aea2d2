import { isAdminHost } from '@tarang/runtime-config'
import { config } from '#platform/config'

/** The site that this page's host shows. */
export const siteOfThisHost = (): 'admin' | 'public' =>
  isAdminHost(location.hostname, config.adminHosts) ? 'admin' : 'public'
