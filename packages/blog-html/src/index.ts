export { type Article, type ArticleOptions, cleanArticle, createPageTemplate } from './clean-article.ts'
export { decodePage } from './decode-page.ts'
export { imageKey, type LinkedFile, linkedFileOf } from './image-links.ts'
export { bytesOf, pictureLimits, shownInside } from './inside-picture.ts'
export { type PictureSize, shownSize, sideOf } from './picture-size.ts'
export {
  isReadable,
  keepProse,
  type ProseOptions,
  type Treatment,
  treatmentOf,
} from './prose.ts'
export { purifierRules } from './purifier-rules.ts'
export type { Loss, Picture } from './step.ts'
export { beginsWith } from './steps/drop-title.ts'
