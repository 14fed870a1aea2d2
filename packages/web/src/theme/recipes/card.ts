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
