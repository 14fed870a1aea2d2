import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

// React's production build: the development build takes twice as long.
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
    include: ['**/*.test.{ts,tsx}'],
    // The upstreams run in Node, so Vite does not transform them.
    server: { deps: { external: [/[\\/]packages[\\/]server[\\/]/] } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
