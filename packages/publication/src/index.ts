export { type ArticleCleaner, createArticleCleaner } from './article-cleaner.ts'
export {
  type BodyCleaner,
  type CleanedBody,
  createBodyCleaner,
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
export type {
  PageBody,
  PageModule,
  PageRenderer,
  PageRequest,
  PostedForm,
  RenderedPage,
} from './page-module.ts'
export { categoryAt, entryIdAt, isPagePath, type Page, pages, siteDescription } from './pages.ts'
export { consoleRobots, writeRobots } from './robots.ts'
export {
  categoryPath,
  dataPages,
  entryPath,
  LIKE_PATH,
  ROBOT_FIELD,
  SUBMISSION_FIELD,
  sitePages,
} from './site-pages.ts'
export { categoriesOf, writeSitemap } from './sitemap.ts'
export { hasVideos, type SectionVideo, type Video, videosOfPage } from './video.ts'
