import { defineConfig } from '@pandacss/dev'
import { theme } from './src/theme/index.ts'

const tests = ['./src/**/*.test.{ts,tsx}']

export default defineConfig({
  ...theme,
  preflight: true,
  // All tokens are ours; only Panda's utilities and conditions are used.
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}'],
  // The product's style sheet leaves out what only stories use.
  exclude: process.env.STORYBOOK ? tests : [...tests, './src/**/*.stories.tsx'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  jsxFramework: 'react',
  // One name a property: the others would be in every download.
  shorthands: false,
  // The page renderer looks for the selectors that a page matches, and finds nothing for Panda's own `:where(:root, :host)`.
  cssVarRoot: ':root',
  strictTokens: false,
})
