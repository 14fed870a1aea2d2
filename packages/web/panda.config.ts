import { defineConfig } from '@pandacss/dev'
import { theme } from './src/theme/index.ts'

export default defineConfig({
  ...theme,
  preflight: true,
  // The tokens are all our own; only Panda's utilities and conditions are taken over.
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/theme/**', './src/**/*.test.{ts,tsx}'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  jsxFramework: 'react',
  strictTokens: false,
})
