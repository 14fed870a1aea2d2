import { config } from './config.ts'

/** Whether a host name is one of the admin console's: exact, or under a prefix that ends in `*`. */
export const isAdminHost = (hostName: string, adminHosts: readonly string[] = config.adminHosts) =>
  adminHosts.some((pattern) => {
    const host = hostName.toLowerCase()
    const wanted = pattern.trim().toLowerCase()
    return wanted.endsWith('*') ? wanted !== '*' && host.startsWith(wanted.slice(0, -1)) : host === wanted
  })

/** The site that this page's host stands for. */
export const siteOfThisHost = (): 'admin' | 'public' => (isAdminHost(location.hostname) ? 'admin' : 'public')
