import { CONFIG_ELEMENT_ID, parseConfig, type RuntimeConfig } from '@tarang/runtime-config'

const configJson = () =>
  typeof document === 'undefined' ? null : document.getElementById(CONFIG_ELEMENT_ID)?.textContent

/** The configuration of this page. */
export const config: RuntimeConfig = parseConfig(configJson())

/** The page of the external backtest of one strategy. */
export const backtestPage = (strategyCode: string, template = config.backtestUrl) =>
  template.replaceAll('{strategyCode}', encodeURIComponent(strategyCode))
