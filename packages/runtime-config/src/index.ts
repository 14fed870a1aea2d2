export { isAdminHost } from './is-admin-host.ts'
export { parseConfig } from './parse-config.ts'
export type { Registration } from './registration.ts'
export { CONFIG_ELEMENT_ID, defaultConfig, type RuntimeConfig } from './runtime-config.ts'
