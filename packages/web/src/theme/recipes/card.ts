import { defineRecipe } from '@pandacss/dev'

export const card = defineRecipe({
  className: 'card',
  jsx: ['Card'],
  staticCss: ['*'],
  base: { layerStyle: 'surface', position: 'relative', overflow: 'clip', minWidth: '0' },
  variants: {
    padding: {
      none: { padding: '0' },
      md: { padding: '5' },
      lg: { padding: { base: '5', md: '8' } },
    },
    // The picture is above the text, on a phone beside it.
    picture: {
      true: {
        display: 'flex',
        flexDirection: 'column',
        height: 'full',
        smDown: {
          display: 'grid',
          gridTemplateColumns: '{sizes.32} minmax(0, 1fr)',
          columnGap: '3',
          alignItems: 'start',
          padding: '3',
          '& > :first-child': { borderRadius: 'sm' },
        },
      },
    },
    raised: { true: { boxShadow: 'md' } },
    interactive: {
      true: {
        transitionProperty: 'border-color, box-shadow, transform',
        transitionDuration: 'normal',
        transitionTimingFunction: 'out',
        _hover: { borderColor: 'accent.border', boxShadow: 'md', transform: 'translateY(-2px)' },
        _focusWithin: { borderColor: 'accent.border' },
        _motionReduce: { transitionDuration: '0s', _hover: { transform: 'none' } },
      },
    },
  },
  defaultVariants: { padding: 'md' },
})
