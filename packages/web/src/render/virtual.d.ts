declare module 'virtual:client-build' {
  import type { ClientBuild } from './client-build.ts'

  const build: ClientBuild
  export default build
}
