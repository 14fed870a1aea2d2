import { defaultConfig, type RuntimeConfig } from '@tarang/runtime-config'

/** Nothing answers under this name: `.example` is reserved for examples. */
const sampleDomain = /(^|[/@.])tarang\.example(?![\w.@-]*\w)/i

type TextKey = {
  [Key in keyof RuntimeConfig]: RuntimeConfig[Key] extends string ? Key : never
}[keyof RuntimeConfig]

/** Whether a value is the default of its key, which is a sample, or contains an address under the sample domain. */
export const isSample = (value: string, key?: TextKey) =>
  (key !== undefined && value === defaultConfig[key]) || sampleDomain.test(value)

export const isSampleProfile = ({ url }: RuntimeConfig['socialProfiles'][number]) =>
  isSample(url) || defaultConfig.socialProfiles.some((sample) => sample.url === url)

/** Whether this server answers an address: a path, or its public origin. */
export const isOwnService = (address: string, publicOrigin: string | null) =>
  address !== '' && (!URL.canParse(address) || new URL(address).origin === publicOrigin)
