import { defineRecipe } from '@pandacss/dev'

export const section = defineRecipe({
  className: 'section',
  jsx: ['Section'],
  staticCss: ['*'],
  base: { position: 'relative', paddingBlock: { base: '14', md: '24' } },
  variants: {
    tone: {
      canvas: {},
      subtle: { backgroundColor: 'bg.subtle' },
      // Dark in both themes: every token inside has its dark value.
      inverse: { colorScheme: 'dark', backgroundColor: 'bg.inverse', color: 'fg.inverse' },
    },
  },
  defaultVariants: { tone: 'canvas' },
})
