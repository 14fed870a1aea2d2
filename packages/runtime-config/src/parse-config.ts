import { isRecord } from './is-record.ts'
import { isRegistration } from './registration.ts'
import { defaultConfig, type RuntimeConfig } from './runtime-config.ts'

/** Reads the configuration's JSON. A key that is missing or of the wrong type keeps its default. */
export function parseConfig(text: string | null | undefined): RuntimeConfig {
  const written = parseObject(text)
  const config: Record<string, unknown> = { ...defaultConfig }
  for (const [key, defaultValue] of Object.entries(defaultConfig)) {
    const value = written[key]
    if (value === undefined) continue
    if (isValid(value, defaultValue, key)) config[key] = value
    else console.error(`The page's configuration has a wrong "${key}"; its default is used.`)
  }
  return config as unknown as RuntimeConfig
}

function parseObject(text: string | null | undefined): Record<string, unknown> {
  if (!text?.trim()) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch {
    // Reported below, together with valid JSON that is no object.
  }
  console.error("The page's configuration is not a JSON object; the defaults are used.")
  return {}
}

const isString = (value: unknown) => typeof value === 'string'

const isProfile = (value: unknown) => isRecord(value) && 'name' in value && isString(value.url)

function isValid(value: unknown, defaultValue: unknown, key: string): boolean {
  if (key === 'activeUsers') return value === null || (typeof value === 'number' && Number.isFinite(value))
  if (key === 'registration') return isRegistration(value)
  if (key === 'imageWidths') return Array.isArray(value) && value.every(Number.isInteger)
  if (Array.isArray(defaultValue)) {
    return Array.isArray(value) && value.every(key === 'socialProfiles' ? isProfile : isString)
  }
  return typeof value === typeof defaultValue && value !== null && !Array.isArray(value)
}
