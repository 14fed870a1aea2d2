import { CONFIG_ELEMENT_ID, parseConfig, type RuntimeConfig } from '@tarang/runtime-config'

/** The configuration as JSON: an element of the page, or a global where a server renders pages. */
const configJson = () =>
  typeof document === 'undefined'
    ? (globalThis as { tarangConfig?: string }).tarangConfig
    : document.getElementById(CONFIG_ELEMENT_ID)?.textContent

/** The configuration of this page. */
export const config: RuntimeConfig = parseConfig(configJson())

/** The page of the external backtest of one strategy. */
export const backtestPage = (strategyCode: string, template = config.backtestUrl) =>
  template.replaceAll('{strategyCode}', encodeURIComponent(strategyCode))
