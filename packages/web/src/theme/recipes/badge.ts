import { defineRecipe } from '@pandacss/dev'

export const badge = defineRecipe({
  className: 'badge',
  jsx: ['Badge'],
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: '2.5',
    // A pill for one line; several lines keep the same radius instead of an ellipse.
    borderRadius: 'xl',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'transparent',
    textStyle: 'caption',
    // 22 px with its border.
    lineHeight: '1.25rem',
    '[data-density=compact] &': { lineHeight: '1.125rem' },
    fontWeight: 'medium',
    // One line where there is room; long words break.
    maxWidth: 'full',
    xl: { whiteSpace: 'nowrap' },
    xlDown: { overflowWrap: 'anywhere' },
    _before: {
      content: '""',
      boxSize: '1.5',
      borderRadius: 'full',
      backgroundColor: 'currentColor',
      flexShrink: '0',
    },
  },
  variants: {
    tone: {
      neutral: { backgroundColor: 'bg.muted', color: 'fg.muted' },
      positive: { backgroundColor: 'positive.subtle', color: 'positive.fg' },
      negative: { backgroundColor: 'negative.subtle', color: 'negative.fg' },
      warning: { backgroundColor: 'warning.subtle', color: 'warning.fg' },
      info: { backgroundColor: 'info.subtle', color: 'info.fg' },
      accent: { backgroundColor: 'accent.subtle', color: 'accent.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
