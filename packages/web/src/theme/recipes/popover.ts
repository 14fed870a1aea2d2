import { defineSlotRecipe } from '@pandacss/dev'

/** A short text beside what it explains. Its button is in `ui/popover.tsx`, because first scripts have no other part. */
export const popover = defineSlotRecipe({
  className: 'popover',
  jsx: ['PopoverContent'],
  staticCss: ['*'],
  slots: ['positioner', 'content', 'title', 'body', 'close'],
  base: {
    content: {
      layerStyle: 'raised',
      position: 'relative',
      zIndex: 'menu',
      width: '80',
      maxWidth: 'calc(100vw - {spacing.4})',
      padding: '4',
      textAlign: 'start',
      whiteSpace: 'normal',
      _focusVisible: { layerStyle: 'focusRing' },
      _open: { animation: 'dropIn {durations.fast} {easings.out}' },
      _motionReduce: { _open: { animation: 'none' } },
      _print: { display: 'none' },
    },
    title: { textStyle: 'heading.sm', paddingInlineEnd: '8', overflowWrap: 'anywhere' },
    body: {
      display: 'grid',
      gap: '2',
      marginTop: '2',
      textStyle: 'body.sm',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    close: { position: 'absolute', top: '2', insetInlineEnd: '2' },
  },
  variants: {
    /** No higher than its place in the window; a sheet on a phone. Ark places its positioner by inline styles. */
    form: {
      true: {
        positioner: {
          smDown: {
            position: 'fixed!',
            inset: '0!',
            width: 'auto!',
            minWidth: '0!',
            maxWidth: 'none!',
            transform: 'none!',
            display: 'flex',
            alignItems: 'flex-end',
            pointerEvents: 'none',
          },
        },
        body: { color: 'fg.default' },
        content: {
          maxHeight: '[var(--available-height)]',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          smDown: {
            width: 'full',
            maxWidth: 'none',
            maxHeight: '[92%]',
            borderBottomRadius: '0',
            boxShadow: 'lg',
            pointerEvents: 'auto',
            _open: { animation: 'riseIn {durations.normal} {easings.out}' },
          },
        },
      },
    },
  },
  defaultVariants: { form: false },
})
