export { imageKey, type LinkedFile, linkedFileOf } from './image-links.ts'
export { type PictureSize, shownSize, sideOf } from './picture-size.ts'
export {
  isReadable,
  keepProse,
  keepsAttribute,
  type ProseOptions,
  type Treatment,
  treatmentOf,
} from './prose.ts'
export { purifierRules } from './purifier-rules.ts'
