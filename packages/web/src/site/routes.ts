import { dataPages, sitePages } from '@tarang/publication/site-pages'
import { lazyScreen, type RouteTable } from '#patterns/route'

/** The screen of each public page. Pages without a title here set it from their data. */
export const routes: RouteTable = {
  [sitePages.home.path]: {
    ...sitePages.home,
    screen: lazyScreen(() => import('./landing/landing.tsx')),
  },
  [sitePages.explore.path]: {
    ...sitePages.explore,
    screen: lazyScreen(() => import('./explore/explore.tsx')),
  },
  [dataPages.seeAll.path]: { screen: lazyScreen(() => import('./explore/see-all.tsx')) },
  [sitePages.services.path]: {
    ...sitePages.services,
    screen: lazyScreen(() => import('./services/services.tsx')),
  },
  [sitePages.about.path]: { ...sitePages.about, screen: lazyScreen(() => import('./about/about.tsx')) },
  [sitePages.contact.path]: {
    ...sitePages.contact,
    screen: lazyScreen(() => import('./contact/contact.tsx')),
  },
  [sitePages.disclosures.path]: {
    ...sitePages.disclosures,
    screen: lazyScreen(() => import('./disclosures/disclosures.tsx')),
  },
  [sitePages.blogs.path]: { ...sitePages.blogs, screen: lazyScreen(() => import('./blogs/blogs.tsx')) },
  [sitePages.allEntries.path]: {
    ...sitePages.allEntries,
    screen: lazyScreen(() => import('./blogs/all-entries.tsx')),
  },
  [dataPages.category.path]: { screen: lazyScreen(() => import('./blogs/category.tsx')) },
  [dataPages.entry.path]: { screen: lazyScreen(() => import('./blog/blog.tsx')) },
}
