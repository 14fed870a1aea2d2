import { defineConfig } from '@pandacss/dev'
import { theme } from './src/theme/index.ts'

const tests = ['./src/**/*.test.{ts,tsx}']

export default defineConfig({
  ...theme,
  preflight: true,
  // The tokens are all our own; only Panda's utilities and conditions are taken over.
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}'],
  // What only a story uses does not belong in the product's style sheet.
  exclude: process.env.STORYBOOK ? tests : [...tests, './src/**/*.stories.tsx'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  jsxFramework: 'react',
  strictTokens: false,
})
