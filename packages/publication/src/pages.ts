/** A public page that is not an entry. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** What the site is, for every page without a description. */
export const siteDescription =
  'Model portfolios written as rules, a backtesting engine that shows the drawdowns, and newsletters in plain words. For Indian retail investors.'

/** The public pages, in the order of the navigation. The application has the same titles in its routes. */
export const pages: readonly Page[] = [
  {
    path: '/homePage',
    title: 'Rule-based research for Indian investors',
    description: siteDescription,
  },
  {
    path: '/unauthorizedExplorePage',
    title: 'Explore',
    description:
      'Videos on rule-based investing: the ideas, what we offer, and the tools at work. No tips, no promises.',
  },
  {
    path: '/newsLetterAndBlogs',
    title: 'Newsletters & Blogs',
    description:
      'What moved, what we make of it, and the ideas behind the tools, in plain words. No tips, no promises.',
  },
  {
    path: '/allVideosOfnewsLetterAndBlogs',
    title: 'All newsletters and blogs',
    description: 'Every newsletter and blog, newest first.',
  },
  {
    path: '/services',
    title: 'Services',
    description: 'Rule-based model portfolios, a backtesting engine, newsletters and more.',
  },
  {
    path: '/aboutUs',
    title: 'About us',
    description:
      'A small research firm that writes investing ideas down as rules, tests them, and shows the losing stretches.',
  },
  {
    path: '/contactUs',
    title: 'Contact us',
    description:
      'Need help? Open a ticket. Questions about the tools and the articles are answered on working days.',
  },
  {
    path: '/disclosures',
    title: 'Disclosures',
    description: 'Our registration with the regulator, our figures, and how to complain.',
  },
]

/** The pages with all videos of a section of Explore, by its name. The application has the same titles and leads. */
export const sectionPages: ReadonlyMap<string, Page> = new Map(
  [
    {
      name: 'learn',
      title: 'Learn: all videos',
      description:
        'The ideas first: what a rule is, what a back-test can and cannot tell, how to read a drawdown.',
    },
    {
      name: 'offer',
      title: 'What we offer: all videos',
      description:
        'Model portfolios, the backtesting engine and the letters, each explained by the people who build it.',
    },
    {
      name: 'feature',
      title: 'Features: all videos',
      description: 'Short walks through the tools, one question at a time.',
    },
  ].map(({ name, ...page }) => [name, { path: `/see-all?section=${name}`, ...page }]),
)

const ENTRY = /^\/newsLetterAndBlogsTemplate\/blogs\/([^/]+)\/?$/i
const CATEGORY = /^\/category\/([^/]+)\/?$/i
const SEE_ALL = /^\/see-all\/?$/i

/** The page at a URL's path; the client's router ignores case and a slash at the end too. */
export const pageAt = (path: string): Page | undefined =>
  pages.find((page) => page.path.toLowerCase() === path.toLowerCase().replace(/\/$/, ''))

/** The page with all videos of a section, at a URL's path and query. */
export const sectionPageAt = (path: string, search: string): Page | undefined =>
  SEE_ALL.test(path)
    ? sectionPages.get((new URLSearchParams(search).get('section') ?? '').trim().toLowerCase())
    : undefined

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
