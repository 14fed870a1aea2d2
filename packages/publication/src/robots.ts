/** Paths of the public host that are not pages. */
const NOT_PAGES = [
  '/api/',
  '/notifications-service/',
  '/outbox',
  '/reports/',
  '/control/',
  '/registration/',
  '/forms/',
]

/** Writes robots.txt of the public host: everything may be indexed except these paths. */
export const writeRobots = (origin: string) =>
  [
    'User-agent: *',
    ...NOT_PAGES.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** robots.txt of the console, which disallows everything. */
export const consoleRobots = 'User-agent: *\nDisallow: /\n'
