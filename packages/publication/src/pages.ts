/** A public page that is not an entry. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** The public pages, in the order of the navigation. */
export const pages: readonly Page[] = [
  {
    path: '/homePage',
    title: 'Rule-based research for Indian investors',
    description:
      'Rule-based model portfolios, a backtesting engine and plain-spoken research for Indian retail investors.',
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
const WITHOUT_TITLE = [/^\/see-all\/?$/i, /^\/category\/[^/]+\/?$/i, ENTRY]

/** The page at a path; the client's router ignores case and a slash at the end too. */
export const pageAt = (path: string): Page | undefined =>
  pages.find((page) => page.path.toLowerCase() === path.toLowerCase().replace(/\/$/, ''))

/** Whether the public site has a page at a path. */
export const isPagePath = (path: string) =>
  pageAt(path) !== undefined || WITHOUT_TITLE.some((pattern) => pattern.test(path))

/** The id of the entry whose page is at a path. */
export const entryIdAt = (path: string): string | undefined => ENTRY.exec(path)?.[1]

/** The path of an entry's page. */
export const entryPath = (id: string | number) =>
  `/newsLetterAndBlogsTemplate/blogs/${encodeURIComponent(id)}`
