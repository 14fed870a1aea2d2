import { defineSlotRecipe } from '@pandacss/dev'

export const themeSwitch = defineSlotRecipe({
  className: 'theme-switch',
  jsx: ['ThemeSwitch'],
  slots: ['root', 'option', 'input', 'face'],
  base: {
    root: {
      display: 'inline-flex',
      padding: '0.5',
      borderRadius: 'full',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.default',
      backgroundColor: 'bg.subtle',
    },
    option: { position: 'relative', display: 'inline-flex', cursor: 'pointer' },
    input: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', boxSize: 'full' },
    face: {
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '10', md: '8' },
      borderRadius: 'full',
      color: 'fg.muted',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fast',
      _motionReduce: { transitionDuration: '0s' },
      '& svg': { boxSize: '4' },
      ':checked + &': {
        backgroundColor: { base: 'bg.surface', _dark: 'border.default' },
        color: 'accent.fg',
        boxShadow: 'sm',
      },
      _highContrast: { ':checked + &': { outline: '2px solid Highlight' } },
      ':hover + &': { color: 'fg.default' },
      ':focus-visible + &': { layerStyle: 'focusRing' },
    },
  },
})
