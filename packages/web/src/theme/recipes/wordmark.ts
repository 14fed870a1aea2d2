import { defineSlotRecipe } from '@pandacss/dev'

export const wordmark = defineSlotRecipe({
  className: 'wordmark',
  jsx: ['Wordmark'],
  staticCss: ['*'],
  slots: ['root', 'mark', 'name'],
  base: {
    root: {
      display: 'inline-flex',
      minWidth: '0',
      maxWidth: 'full',
      alignItems: 'center',
      gap: '0.42em',
      color: 'fg.default',
    },
    mark: { height: '1.15em', width: 'auto', color: 'accent.fg', flexShrink: '0' },
    name: {
      fontFamily: 'display',
      fontWeight: 'semibold',
      lineHeight: '1',
      letterSpacing: '-0.02em',
      whiteSpace: 'nowrap',
      minWidth: '0',
      overflowX: 'clip',
      textOverflow: 'ellipsis',
    },
  },
  variants: {
    size: {
      sm: { root: { fontSize: '1.125rem' } },
      md: { root: { fontSize: '1.375rem' } },
      lg: { root: { fontSize: '2rem' } },
    },
  },
  defaultVariants: { size: 'md' },
})
