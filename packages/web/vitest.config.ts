import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

export default defineProject({
  plugins: [react({ compiler: true })],
  resolve: { dedupe: ['react', 'react-dom', 'xstate'] },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // The reference server runs in Node, without Vite's transforms for pages.
    server: { deps: { external: [/[\\/]packages[\\/]server[\\/]/] } },
    setupFiles: ['src/testing/setup.ts'],
    // A screen test starts the reference server in process, on a database in memory.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
