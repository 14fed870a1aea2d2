/** The types of Selenium describe this module as `selenium-webdriver/remote`, which an ES module cannot import. */
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote.js'
}
