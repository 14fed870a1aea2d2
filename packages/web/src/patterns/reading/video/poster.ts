import { sva } from '#styled-system/css'

/** The preview of a video: a frame with a mark to press. */
export const poster = sva({
  slots: ['root', 'mark', 'none', 'name'],
  base: {
    root: {
      position: 'relative',
      display: 'block',
      width: 'full',
      color: 'fg.default',
      textAlign: 'start',
      '&:is(a)': { cursor: 'pointer' },
    },
    mark: {
      position: 'absolute',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'full',
      backgroundColor: 'bg.surface',
      color: 'accent.fg',
      boxShadow: 'md',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fast',
      transitionTimingFunction: 'out',
      'a:hover > &': { backgroundColor: 'accent.solid', color: 'accent.onSolid' },
      _motionReduce: { transitionDuration: '0s' },
    },
    none: {
      position: 'absolute',
      insetInlineStart: '3',
      bottom: '3',
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'full',
      backgroundColor: 'bg.surface',
      color: 'fg.muted',
      textStyle: 'caption',
      fontWeight: 'medium',
    },
    name: {
      position: { base: 'absolute', _print: 'static' },
      insetInline: '4',
      bottom: '3',
      textStyle: 'body.sm',
      fontWeight: 'medium',
      lineClamp: { base: '2', _print: 'none' },
    },
  },
  variants: {
    size: {
      card: {
        mark: { insetInlineStart: '3', bottom: '3', boxSize: '11', '& svg': { boxSize: '4' } },
      },
      large: {
        root: {
          borderRadius: 'lg',
          borderWidth: 'hairline',
          borderStyle: 'solid',
          borderColor: 'border.default',
        },
        mark: {
          inset: '0',
          margin: 'auto',
          boxSize: { base: '16', md: '20' },
          backgroundColor: 'accent.solid',
          color: 'accent.onSolid',
          boxShadow: 'lg',
          'a:hover > &': { backgroundColor: 'accent.solidHover' },
          '& svg': { boxSize: '7' },
        },
      },
    },
  },
  defaultVariants: { size: 'card' },
})
