import { isRecord } from './is-record.ts'
import { isRegistration } from './registration.ts'
import { defaultConfig, MAX_HOLD_SECONDS, type RuntimeConfig } from './runtime-config.ts'

type Report = (problem: string) => void

const reportToConsole: Report = (problem) => console.error(`The page's configuration: ${problem}`)

/** The version that this build reads. */
export const VERSION = 1

/**
 * Reads the configuration's JSON. A key that is missing or of the wrong type keeps its default, and so does an action
 * that `holdSeconds` does not name. Wrong types and unknown keys are reported.
 */
export function parseConfig(
  text: string | null | undefined,
  report: Report = reportToConsole,
): RuntimeConfig {
  const { $schema, version = VERSION, ...written } = parseObject(text, report)
  if (version !== VERSION)
    report(`it is of version ${JSON.stringify(version)}, and this build reads version ${VERSION}.`)
  for (const key of Object.keys(written))
    if (!Object.hasOwn(defaultConfig, key)) report(`"${key}" is unknown.`)
  const config: Record<string, unknown> = { ...defaultConfig }
  for (const [key, defaultValue] of Object.entries(defaultConfig)) {
    const value = written[key]
    if (value === undefined) continue
    if (isValid(value, defaultValue, key))
      config[key] = key === 'holdSeconds' ? { ...defaultConfig.holdSeconds, ...(value as object) } : value
    else report(`"${key}" is of a wrong type; its default is used.`)
  }
  return config as unknown as RuntimeConfig
}

function parseObject(text: string | null | undefined, report: Report): Record<string, unknown> {
  if (!text?.trim()) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch {
    // Reported below, together with JSON values other than objects.
  }
  report('it is not a JSON object; the defaults are used.')
  return {}
}

const isString = (value: unknown) => typeof value === 'string'

const isProfile = (value: unknown) => isRecord(value) && 'name' in value && isString(value.url)

const isHoldSeconds = (value: unknown) =>
  isRecord(value) &&
  Object.entries(value).every(
    ([action, seconds]) =>
      Object.hasOwn(defaultConfig.holdSeconds, action) &&
      Number.isInteger(seconds) &&
      Number(seconds) >= 0 &&
      Number(seconds) <= MAX_HOLD_SECONDS,
  )

function isValid(value: unknown, defaultValue: unknown, key: string): boolean {
  if (key === 'activeUsers' || key === 'deletedBlogDays')
    return value === null || (typeof value === 'number' && Number.isFinite(value))
  if (key === 'registration') return isRegistration(value)
  if (key === 'holdSeconds') return isHoldSeconds(value)
  if (key === 'imageWidths') return Array.isArray(value) && value.every(Number.isInteger)
  if (Array.isArray(defaultValue)) {
    return Array.isArray(value) && value.every(key === 'socialProfiles' ? isProfile : isString)
  }
  return typeof value === typeof defaultValue && value !== null && !Array.isArray(value)
}
