import { defineRecipe } from '@pandacss/dev'

export const wrapper = defineRecipe({
  className: 'wrapper',
  jsx: ['Container'],
  staticCss: ['*'],
  base: { width: 'full', marginInline: 'auto', paddingInline: { base: '5', md: '8' } },
  variants: {
    width: {
      prose: { maxWidth: 'prose' },
      narrow: { maxWidth: '4xl' },
      container: { maxWidth: 'container' },
      full: { maxWidth: 'none' },
    },
  },
  defaultVariants: { width: 'container' },
})
