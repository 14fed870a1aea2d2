import { defineRecipe } from '@pandacss/dev'

export const button = defineRecipe({
  className: 'button',
  jsx: ['Button', 'IconButton'],
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'md',
    textStyle: 'label',
    // On narrow screens, long labels wrap instead of overflowing the page.
    maxWidth: 'full',
    lg: { whiteSpace: 'nowrap' },
    lgDown: { overflowWrap: 'anywhere' },
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, box-shadow, transform',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55', _active: { transform: 'none' } },
    _motionReduce: { transitionDuration: '0s', _active: { transform: 'none' } },
    '& svg': { flexShrink: '0', boxSize: '1.15em' },
  },
  variants: {
    variant: {
      solid: {
        backgroundColor: 'accent.solid',
        color: 'accent.onSolid',
        boxShadow: 'sm',
        _hover: { backgroundColor: 'accent.solidHover' },
        _disabled: { _hover: { backgroundColor: 'accent.solid' } },
      },
      outline: {
        backgroundColor: 'bg.surface',
        borderColor: 'border.strong',
        color: 'fg.default',
        _hover: { backgroundColor: 'bg.subtle' },
      },
      ghost: { color: 'fg.default', _hover: { backgroundColor: 'bg.muted' } },
      plain: {
        color: 'accent.fg',
        textDecoration: 'underline',
        textDecorationColor: 'accent.border',
        textUnderlineOffset: '0.25em',
        _hover: { textDecorationColor: 'currentColor' },
      },
    },
    tone: {
      // Declared after the variants, whose colours it replaces.
      danger: { color: 'negative.fg', _hover: { backgroundColor: 'negative.subtle' } },
    },
    size: {
      sm: { minHeight: '8', paddingInline: '3', fontSize: 'sm', mdDown: { minHeight: 'target' } },
      md: { minHeight: '10', paddingInline: '4', mdDown: { minHeight: 'target' } },
      lg: { minHeight: '12', paddingInline: '6', fontSize: '1rem' },
    },
    shape: {
      text: {},
      icon: { paddingInline: '0', aspectRatio: 'square' },
    },
  },
  compoundVariants: [
    { variant: 'plain', shape: 'text', css: { paddingInline: '0', minHeight: '6' } },
    { variant: 'outline', tone: 'danger', css: { borderColor: 'negative.fg' } },
  ],
  defaultVariants: { variant: 'solid', size: 'md', shape: 'text' },
})
