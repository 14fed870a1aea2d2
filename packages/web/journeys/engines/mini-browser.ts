import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { miniBrowserPath, webkitDriverPath } from '../../../../.ci/engines.ts'

/** Starts a WebKitWebDriver, which keeps a single session, and a MiniBrowser window in it. */
export async function startMiniBrowser(environment: Readonly<Record<string, string>>) {
  const service = new DriverService.Builder(webkitDriverPath())
    .setLoopback(true)
    .setEnvironment(environment)
    .build()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Our own script waits for loading, so that it reaches the document before most of its code has run.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
  })
  try {
    const driver: WebDriver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await service.start())
      .withCapabilities(capabilities)
      .build()
    return { driver, close: () => driver.quit().finally(() => service.kill()) }
  } catch (error) {
    await service.kill()
    throw error
  }
}
