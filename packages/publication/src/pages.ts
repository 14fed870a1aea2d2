/** A public page that is not an entry. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** What the site is, for every page without a description. */
export const siteDescription =
  'Rule-based model portfolios, a backtesting engine and plain-spoken research for Indian retail investors.'

/** The public pages, in the order of the navigation. */
export const pages: readonly Page[] = [
  {
    path: '/homePage',
    title: 'Rule-based research for Indian investors',
    description: siteDescription,
  },
  {
    path: '/unauthorizedExplorePage',
    title: 'Explore',
    description: 'Videos that explain strategies, markets and the backtesting engine, by topic.',
  },
  {
    path: '/newsLetterAndBlogs',
    title: 'Newsletters & Blogs',
    description: 'Newsletters and blogs on strategies, market events and investing by rules.',
  },
  {
    path: '/allVideosOfnewsLetterAndBlogs',
    title: 'All newsletters and blogs',
    description: 'Every newsletter and blog, the newest first.',
  },
  { path: '/services', title: 'Services', description: 'What the research service offers to investors.' },
  { path: '/aboutUs', title: 'About us', description: 'The company, its approach and its values.' },
  { path: '/contactUs', title: 'Contact us', description: 'Write to us with a question or a request.' },
  {
    path: '/disclosures',
    title: 'Disclosures',
    description: 'Registration status, investor charter and complaints.',
  },
]

const ENTRY = /^\/newsLetterAndBlogsTemplate\/blogs\/([^/]+)\/?$/i
const CATEGORY = /^\/category\/([^/]+)\/?$/i
const SEE_ALL = /^\/see-all\/?$/i

/** The page at a URL's path; the client's router ignores case and a slash at the end too. */
export const pageAt = (path: string): Page | undefined =>
  pages.find((page) => page.path.toLowerCase() === path.toLowerCase().replace(/\/$/, ''))

/** Whether the public site has a page at a URL's path. */
export const isPagePath = (path: string) =>
  pageAt(path) !== undefined || [ENTRY, CATEGORY, SEE_ALL].some((pattern) => pattern.test(path))

/** The id of the entry whose page is at a URL's path; an id may have any signs, so the path must not be decoded before. */
export const entryIdAt = (path: string): string | undefined => segment(ENTRY, path)

/** The category whose page is at a URL's path. */
export const categoryAt = (path: string): string | undefined => segment(CATEGORY, path)

function segment(pattern: RegExp, path: string): string | undefined {
  const [, encoded] = pattern.exec(path) ?? []
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** A text as one segment of a path; a lone surrogate has no encoding. */
export const pathSegment = (text: string | number) => encodeURIComponent(String(text).toWellFormed())

/** The path of an entry's page. */
export const entryPath = (id: string | number) => `/newsLetterAndBlogsTemplate/blogs/${pathSegment(id)}`

/** The path of a category's page. */
export const categoryPath = (category: string) => `/category/${pathSegment(category)}`
