import { vi } from 'vitest'
import { forReferenceServer } from './run-in-process.ts'
import { extensionJourneys } from './set/index.ts'

vi.mock(import('#platform/config'), async (original) => {
  const module = await original()
  return { ...module, config: { ...module.config, extensions: true } }
})

forReferenceServer(extensionJourneys.filter(({ isForBrowsers = false }) => !isForBrowsers))
