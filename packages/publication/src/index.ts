export {
  type BodyCleaner,
  type CleanedBody,
  createBodyCleaner,
  type PageBody,
  type PageModule,
} from './body-cleaner.ts'
export {
  type CardImage,
  type CardRequest,
  cardImage,
  cardOfPage,
  cardRequestAt,
} from './card.ts'
export { type CardStore, createCardStore } from './card-store.ts'
export type { Entry, Publication } from './entry.ts'
export { categorySlug, type FeedFormat, feedFormats, feedPath, isFeedFormat, writeFeed } from './feeds.ts'
export { type PageFacts, writeHead } from './head.ts'
export { writeLlms } from './llms.ts'
export {
  categoryAt,
  categoryPath,
  entryIdAt,
  entryPath,
  isPagePath,
  type Page,
  pages,
  siteDescription,
} from './pages.ts'
export { consoleRobots, writeRobots } from './robots.ts'
export { categoriesOf, writeSitemap } from './sitemap.ts'
export { hasVideos, type SectionVideo, type Video, videosOfPage } from './video.ts'
