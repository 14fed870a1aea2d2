import { defineSlotRecipe } from '@pandacss/dev'

/** A choice of a line above what it shows: a saved view, a section of a page. */
export const tab = defineSlotRecipe({
  className: 'tab',
  jsx: ['Tab', 'SectionTabs'],
  slots: ['root', 'opener'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
      borderRadius: 'md',
      color: 'fg.muted',
      '&:not([data-current]):hover': { backgroundColor: 'bg.muted', color: 'fg.default' },
      '&[data-current]': { backgroundColor: 'accent.subtle', color: 'accent.fg' },
      _highContrast: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    opener: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: { base: '10', md: '8' },
      paddingInline: '3',
      borderRadius: 'md',
      color: 'inherit',
      textStyle: 'label',
      fontSize: 'sm',
      textDecoration: 'none',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
})
