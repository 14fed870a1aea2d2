export {
  createActor,
  setToolOptions,
  type ToolOptions,
  type ToolOptionsOf,
  withToolOptions,
} from './create-actor.ts'
