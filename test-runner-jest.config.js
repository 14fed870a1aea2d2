import { getJestConfig } from '@storybook/test-runner'
import { CHROMIUM_TEST_ARGS, chromiumPath } from './.ci/browser.ts'

const base = getJestConfig()

export default {
  ...base,
  // The longest path has some hundred steps.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: chromiumPath(), headless: true, args: CHROMIUM_TEST_ARGS },
    },
  },
}
