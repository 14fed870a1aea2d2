import { lazyScreen, type RouteTable } from '#patterns/route'
import { DISCLOSURES } from './nav.ts'

/**
 * The public pages by path. Pages whose title depends on data set it themselves. Everything else that search engines read
 * is in the HTML alone (`packages/publication/src/pages.ts`).
 */
export const routes: RouteTable = {
  '/homePage': {
    title: 'Rule-based research for Indian investors',
    screen: lazyScreen(() => import('./landing/landing.tsx')),
  },
  '/unauthorizedExplorePage': {
    title: 'Explore',
    screen: lazyScreen(() => import('./explore/explore.tsx')),
  },
  '/see-all': { screen: lazyScreen(() => import('./explore/see-all.tsx')) },
  '/services': { title: 'Services', screen: lazyScreen(() => import('./services/services.tsx')) },
  '/aboutUs': { title: 'About us', screen: lazyScreen(() => import('./about/about.tsx')) },
  '/contactUs': { title: 'Contact us', screen: lazyScreen(() => import('./contact/contact.tsx')) },
  [DISCLOSURES]: { title: 'Disclosures', screen: lazyScreen(() => import('./disclosures/disclosures.tsx')) },
  '/newsLetterAndBlogs': {
    title: 'Newsletters & Blogs',
    screen: lazyScreen(() => import('./blogs/blogs.tsx')),
  },
  '/allVideosOfnewsLetterAndBlogs': {
    title: 'All newsletters and blogs',
    screen: lazyScreen(() => import('./blogs/all-entries.tsx')),
  },
  '/category/:category': { screen: lazyScreen(() => import('./blogs/category.tsx')) },
  '/newsLetterAndBlogsTemplate/blogs/:id': { screen: lazyScreen(() => import('./blog/blog.tsx')) },
}
