import { defineRecipe } from '@pandacss/dev'

export const spinner = defineRecipe({
  className: 'spinner',
  jsx: ['Spinner'],
  staticCss: ['*'],
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: 'thick',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animationName: 'spin',
    animationDuration: '0.8s',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    _motionReduce: { animationName: 'breathe', animationDuration: '1.8s' },
  },
  variants: {
    size: { sm: { boxSize: '4' }, md: { boxSize: '6' }, lg: { boxSize: '9' } },
  },
  defaultVariants: { size: 'md' },
})
