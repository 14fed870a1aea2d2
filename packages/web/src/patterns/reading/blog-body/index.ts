export { Article, ArticleSkeleton, NoBody } from './article.tsx'
export { BlogBody, BlogBodySkeleton } from './blog-body.tsx'
export {
  type Body,
  hasContent,
  isAllowedBody,
  type LoadedBody,
  prepareBody,
  preparePageBody,
  type Section,
} from './body.model.ts'
export { sizeLoadedPicture } from './pictures.ts'
export { videoLinks } from './videos.ts'
