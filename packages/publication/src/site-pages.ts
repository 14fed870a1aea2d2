/** The public pages with a fixed title, in the order of the navigation. Paths are patterns of the router. */
export const sitePages = {
  home: { path: '/homePage', title: 'Rule-based research for Indian investors' },
  explore: { path: '/unauthorizedExplorePage', title: 'Explore' },
  blogs: { path: '/newsLetterAndBlogs', title: 'Newsletters & Blogs' },
  allEntries: { path: '/allVideosOfnewsLetterAndBlogs', title: 'All newsletters and blogs' },
  services: { path: '/services', title: 'Services' },
  about: { path: '/aboutUs', title: 'About us' },
  contact: { path: '/contactUs', title: 'Contact us' },
  disclosures: { path: '/disclosures', title: 'Disclosures' },
} as const

/** The public pages with a title from their data. */
export const dataPages = {
  seeAll: { path: '/see-all' },
  category: { path: '/category/:category' },
  entry: { path: '/newsLetterAndBlogsTemplate/blogs/:id' },
} as const

/** A section of Explore; `name` is the API's name for it. */
export interface SiteSection {
  readonly name: string
  readonly title: string
  readonly lead: string
}

export const siteSections: readonly SiteSection[] = [
  {
    name: 'learn',
    title: 'Learn',
    lead: 'The ideas first: what a rule is, what a back-test can and cannot tell, how to read a drawdown.',
  },
  {
    name: 'offer',
    title: 'What we offer',
    lead: 'Model portfolios, the backtesting engine and the letters, each explained by the people who build it.',
  },
  {
    name: 'feature',
    title: 'Features',
    lead: 'Short walks through the tools, one question at a time.',
  },
]

/** The number of videos in each section of Explore before View all. */
export const VIDEOS_AT_FIRST = 4

/** The title of the page with all videos of a section. */
export const sectionTitle = (title: string) => `${title}: all videos`

/** A text or id as one segment of a path. A lone surrogate, which has no encoding, becomes a replacement character. */
export const pathSegment = (text: string | number) => encodeURIComponent(String(text).toWellFormed())

export const entryPath = (id: string | number) => dataPages.entry.path.replace(':id', () => pathSegment(id))

/** The title of the page of an entry that does not exist, or no longer. */
export const missingEntryTitle = 'This entry is no longer available'

/** The path to which the like button of an entry posts without script, as a pattern of the router. */
export const LIKE_PATH = `${dataPages.entry.path}/like` as const

/** The path to which the like button of one entry posts. */
export const likePath = (id: string | number) => `${entryPath(id)}/like`

/** The path of a category's page. */
export const categoryPath = (category: string) =>
  dataPages.category.path.replace(':category', () => pathSegment(category))

/** The path of the page with all videos of a section, by the section's name. */
export const sectionPath = (section: string) => `${dataPages.seeAll.path}?section=${pathSegment(section)}`

/** The hidden field of this server's contact form, which only robots fill in. */
export const ROBOT_FIELD = 'website'

/** The hidden field with the id of a submission, by which this server's contact form stores a repeated one once. */
export const SUBMISSION_FIELD = 'submission'

/** Whether an address in the configuration is a form of this server, not of a form service elsewhere. */
export const isOwnForm = (formUrl: string) => formUrl.startsWith('/forms/')
