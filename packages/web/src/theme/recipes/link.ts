import { defineRecipe } from '@pandacss/dev'

export const link = defineRecipe({
  className: 'link',
  jsx: ['TextLink'],
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textDecorationColor: 'accent.border',
    textDecorationThickness: 'from-font',
    textUnderlineOffset: '0.22em',
    borderRadius: 'sm',
    transitionProperty: 'text-decoration-color, color',
    transitionDuration: 'fast',
    _hover: { textDecorationColor: 'currentColor' },
    _motionReduce: { transitionDuration: '0s' },
  },
})
