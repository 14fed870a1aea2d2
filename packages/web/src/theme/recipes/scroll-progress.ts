import { defineRecipe } from '@pandacss/dev'

export const scrollProgress = defineRecipe({
  className: 'scroll-progress',
  jsx: ['ScrollProgress'],
  base: {
    position: 'fixed',
    top: '0',
    insetInline: '0',
    height: '0.5',
    zIndex: 'progress',
    backgroundColor: 'accent.solid',
    transformOrigin: 'left',
    _rtl: { transformOrigin: 'right' },
    transform: 'scaleX(var(--progress, 0))',
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
  },
})
