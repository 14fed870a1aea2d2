import { dataPages, sectionPath, sectionTitle, sitePages, siteSections } from './site-pages.ts'

/** A public page that is not an entry. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** The description of the site, for every page without one. */
export const siteDescription =
  'Model portfolios written as rules, a backtesting engine that shows the drawdowns, and newsletters in plain words. For Indian retail investors.'

const descriptions: Readonly<Record<keyof typeof sitePages, string>> = {
  home: siteDescription,
  explore:
    'Videos on rule-based investing: the ideas, what we offer, and the tools at work. No tips, no promises.',
  blogs:
    'What moved, what we make of it, and the ideas behind the tools, in plain words. No tips, no promises.',
  allEntries: 'Every newsletter and blog, newest first.',
  services: 'Rule-based model portfolios, a backtesting engine, newsletters and more.',
  about:
    'A small research firm that writes investing ideas down as rules, tests them, and shows the losing stretches.',
  contact:
    'Need help? Open a ticket. Questions about the tools and the articles are answered on working days.',
  disclosures: 'Our registration with the regulator, our figures, and how to complain.',
}

/** The public pages with a fixed title, in the order of the navigation. */
export const pages: readonly Page[] = Object.entries(sitePages).map(([name, page]) => ({
  ...page,
  description: descriptions[name as keyof typeof sitePages],
}))

/** The pages with all videos of a section of Explore, by the section's name. */
export const sectionPages: ReadonlyMap<string, Page> = new Map(
  siteSections.map(({ name, title, lead }) => [
    name,
    { path: sectionPath(name), title: sectionTitle(title), description: lead },
  ]),
)

/** Matches paths as the router does: ignoring case and a slash at the end. */
const matcher = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/, '([^/]+)')}/?$`, 'i')

const ENTRY = matcher(dataPages.entry.path)
const CATEGORY = matcher(dataPages.category.path)
const SEE_ALL = matcher(dataPages.seeAll.path)

/** The page at a URL's path; like the client's router, it ignores case and a slash at the end. */
export const pageAt = (path: string): Page | undefined =>
  pages.find((page) => page.path.toLowerCase() === path.toLowerCase().replace(/\/$/, ''))

/** The page with all videos of a section, at a URL's path and query. */
export const sectionPageAt = (path: string, search: string): Page | undefined =>
  isSeeAll(path)
    ? sectionPages.get((new URLSearchParams(search).get('section') ?? '').trim().toLowerCase())
    : undefined

/** Whether a URL's path is that of the page with all videos of a section. */
export const isSeeAll = (path: string) => SEE_ALL.test(path)

/** Whether the public site has a page at a URL's path. */
export const isPagePath = (path: string) =>
  pageAt(path) !== undefined || [ENTRY, CATEGORY, SEE_ALL].some((pattern) => pattern.test(path))

/** The id of the entry at a URL's path, which must not be decoded: an id may contain any character. */
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
