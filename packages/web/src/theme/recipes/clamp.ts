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
        WebkitLineClamp: 'var(--lines)',
        overflow: 'hidden',
      },
    },
    toggle: {
      minHeight: '6',
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'accent.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
    },
  },
})
