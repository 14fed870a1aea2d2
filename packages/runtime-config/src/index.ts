export { configSchema } from './config-schema.ts'
export { isAdminHost } from './is-admin-host.ts'
export { parseConfig } from './parse-config.ts'
export type { Registration } from './registration.ts'
export {
  CONFIG_ELEMENT_ID,
  defaultConfig,
  type HoldSeconds,
  MAX_HOLD_SECONDS,
  type RuntimeConfig,
} from './runtime-config.ts'
export { isTheme, THEME_KEY, THEME_PATH, type Theme } from './theme.ts'
export { writeConfig } from './write-config.ts'
