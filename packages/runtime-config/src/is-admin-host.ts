/** Whether a host name shows the admin console. A pattern is an exact name, or a prefix that ends in `*`. */
export const isAdminHost = (hostName: string, adminHosts: readonly string[]) =>
  adminHosts.some((pattern) => {
    const host = hostName.toLowerCase()
    const wanted = pattern.trim().toLowerCase()
    return wanted.endsWith('*') ? wanted !== '*' && host.startsWith(wanted.slice(0, -1)) : host === wanted
  })
