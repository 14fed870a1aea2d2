import { defineSlotRecipe } from '@pandacss/dev'

export const alert = defineSlotRecipe({
  className: 'alert',
  jsx: ['Alert'],
  staticCss: ['*'],
  slots: ['root', 'icon', 'content', 'title', 'body', 'action'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '4',
      borderRadius: 'md',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'color-mix(in srgb, currentColor 24%, transparent)',
      textStyle: 'body.sm',
      // One line of a list.
      '[data-strip] > &': {
        alignItems: 'center',
        minHeight: '10',
        paddingBlock: '1',
        paddingInline: { base: '4', _navWide: '6' },
        borderWidth: '0',
        borderRadius: '0',
      },
    },
    icon: {
      flexShrink: '0',
      boxSize: '5',
      marginTop: '0.5',
      '[data-strip] &': { marginTop: '0', boxSize: '4' },
    },
    content: {
      flex: '1',
      minWidth: '0',
      color: 'fg.default',
      overflowWrap: 'anywhere',
      '[data-strip] &': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
    },
    title: { textStyle: 'heading.sm', marginBottom: '0.5' },
    body: {},
    action: { marginTop: '3', '[data-strip] &': { marginTop: '0' } },
  },
  variants: {
    tone: {
      neutral: { root: { backgroundColor: 'bg.subtle', color: 'fg.muted' } },
      positive: { root: { backgroundColor: 'positive.subtle', color: 'positive.fg' } },
      negative: { root: { backgroundColor: 'negative.subtle', color: 'negative.fg' } },
      warning: { root: { backgroundColor: 'warning.subtle', color: 'warning.fg' } },
      info: { root: { backgroundColor: 'info.subtle', color: 'info.fg' } },
      accent: { root: { backgroundColor: 'accent.subtle', color: 'accent.fg' } },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
