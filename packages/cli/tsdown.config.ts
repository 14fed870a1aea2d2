import { defineConfig } from 'tsdown'

/** The published build. The SDK is a dependency, not a part of it. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  dts: false,
  clean: true,
  outDir: 'dist',
})
