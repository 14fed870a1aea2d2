export { defineResource, type Resource } from './define-resource.ts'
export {
  keyOf,
  type Loaded,
  PAGE_DATA_ELEMENT_ID,
  type PageData,
  PageDataContext,
  pageDataOfDocument,
} from './page-data.ts'
export { useResource } from './use-resource.ts'
