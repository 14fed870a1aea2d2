import { defineRecipe } from '@pandacss/dev'

export const skeleton = defineRecipe({
  className: 'skeleton',
  jsx: ['Skeleton'],
  staticCss: ['*'],
  base: {
    display: 'block',
    backgroundColor: 'bg.muted',
    color: 'transparent',
    animationName: 'breathe',
    animationDuration: '1.8s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'inOut',
    _motionReduce: { animationName: 'none' },
    // Forced colours remove the background; an outline remains visible.
    _highContrast: { borderWidth: 'hairline', borderStyle: 'solid', borderColor: 'GrayText' },
  },
  variants: {
    shape: {
      text: { height: '0.75em', marginBlock: '0.4em', borderRadius: 'sm' },
      block: { borderRadius: 'md' },
      circle: { borderRadius: 'full' },
    },
  },
  defaultVariants: { shape: 'text' },
})
