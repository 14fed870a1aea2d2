export { defineResource, type Resource } from './define-resource.ts'
export { useResource } from './use-resource.ts'
