import { defaultConfig, type RuntimeConfig } from './runtime-config.ts'

/**
 * Writes a configuration as the JSON that `parseConfig` of the same version reads. Defaults are left out, because every
 * page carries the configuration in its first bytes.
 */
export const writeConfig = (config: RuntimeConfig): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(config).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaultConfig[key as keyof RuntimeConfig]),
      ),
    ),
  )
