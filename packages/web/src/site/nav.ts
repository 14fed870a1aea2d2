import { sitePages } from '@tarang/publication/site-pages'

/** The public navigation. */
export const navigation = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: sitePages.explore.path },
  { label: 'Blogs', to: sitePages.blogs.path },
  { label: 'Services', to: sitePages.services.path },
  { label: 'About Us', to: sitePages.about.path },
  { label: 'Contact Us', to: sitePages.contact.path },
] as const

/** `/` redirects to the home page, so both are home. */
export const isCurrent = (to: string, path: string) => path === (to === '/' ? sitePages.home.path : to)

/** The id of the search in the page of newsletters and blogs. */
export const SEARCH = 'search'
