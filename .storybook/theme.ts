import { create } from 'storybook/theming/create'

const brand = { brandTitle: 'Tarang', fontBase: "'Inter Variable', 'Nunito Sans', system-ui, sans-serif" }

/** Storybook's frame in the product's colours. */
export const themes = {
  light: create({
    base: 'light',
    ...brand,
    colorPrimary: '#0b6663',
    colorSecondary: '#0b6663',
    appBg: '#f1eee7',
    appContentBg: '#ffffff',
    appBorderColor: '#d8d2c6',
    textColor: '#1d2a2d',
    barSelectedColor: '#0b6663',
  }),
  dark: create({
    base: 'dark',
    ...brand,
    colorPrimary: '#5fd0c3',
    colorSecondary: '#2a8f86',
    appBg: '#0e1415',
    appContentBg: '#161f20',
    appBorderColor: '#37474a',
    textColor: '#eef1ec',
    barBg: '#161f20',
    barSelectedColor: '#5fd0c3',
  }),
}
