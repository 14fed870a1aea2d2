import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

// React as it is built: its development half takes twice the time, and there are thousands of journeys.
const NODE_ENV = 'production'

export default defineProject({
  plugins: [react({ compiler: true })],
  resolve: {
    dedupe: ['react', 'react-dom', 'xstate'],
    alias: { 'react/jsx-dev-runtime': fileURLToPath(new URL('jsx-dev-runtime.ts', import.meta.url)) },
  },
  test: {
    name: 'journeys',
    env: { NODE_ENV },
    environment: './environment.ts',
    environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
    include: ['**/*.test.{ts,tsx}'],
    // The upstreams are Node's own affair: they are imported as they run, not as a page would have them.
    server: { deps: { external: [/[\\/]packages[\\/]server[\\/]/] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
