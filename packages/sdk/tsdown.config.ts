import { defineConfig } from 'tsdown'

/** The published build: ES modules and CommonJS, each with its own types. */
export default defineConfig({
  entry: { index: 'src/index.ts', extensions: 'src/extensions/index.ts', testing: 'src/testing/index.ts' },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  // Members marked `@internal` are not in the published types.
  dts: { compilerOptions: { stripInternal: true } },
  sourcemap: true,
  clean: true,
  outDir: 'dist',
})
