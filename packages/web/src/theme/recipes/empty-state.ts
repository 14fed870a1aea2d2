import { defineSlotRecipe } from '@pandacss/dev'

export const emptyState = defineSlotRecipe({
  className: 'empty-state',
  jsx: ['EmptyState'],
  slots: ['root', 'art', 'title', 'body', 'action'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      paddingBlock: { base: '10', md: '14' },
      paddingInline: '5',
    },
    art: { width: '40', color: 'fg.subtle', marginBottom: '5' },
    title: { textStyle: 'heading.md', color: 'fg.default', maxWidth: 'full' },
    body: { textStyle: 'body.sm', color: 'fg.muted', marginTop: '1.5', maxWidth: 'sm' },
    action: { marginTop: '5', maxWidth: 'full' },
  },
})
