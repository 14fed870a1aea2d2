import { defineConfig } from 'tsdown'

// What makes addresses and bodies is part of what is published, with its types: nothing else has to be installed.
const wire = ['openapi-fetch', 'openapi-typescript-helpers']

/** What is published: the sources as ES modules and as CommonJS, each with types of its own. */
export default defineConfig({
  entry: { index: 'src/index.ts', testing: 'src/testing/index.ts' },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  // What is for the calls alone is no part of the types that are published.
  dts: { compilerOptions: { stripInternal: true } },
  deps: { alwaysBundle: wire, onlyBundle: wire },
  clean: true,
  outDir: 'dist',
})
