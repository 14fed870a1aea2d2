import { defineSlotRecipe } from '@pandacss/dev'

export const clamp = defineSlotRecipe({
  className: 'clamp',
  jsx: ['Clamp'],
  slots: ['root', 'text', 'toggle'],
  base: {
    root: { display: 'block', minWidth: '0' },
    text: {
      display: 'block',
      overflowWrap: 'anywhere',
      '&[data-clamped]': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '2',
        overflow: 'hidden',
      },
      // By attribute, because the content security policy allows rendered pages no inline styles.
      '&[data-clamped="1"]': { WebkitLineClamp: '1' },
      '&[data-clamped="3"]': { WebkitLineClamp: '3' },
      // Without script no button shows the rest.
      '@media (scripting: none)': { '&[data-clamped]': { display: 'block' } },
      _print: { '&[data-clamped]': { display: 'block' } },
    },
    toggle: {
      minHeight: '6',
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'accent.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
      _print: { display: 'none' },
    },
  },
})
