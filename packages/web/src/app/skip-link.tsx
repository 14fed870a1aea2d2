import { css } from '#styled-system/css'

const skipLink = css({
  position: 'fixed',
  insetBlockStart: '2',
  insetInlineStart: '2',
  zIndex: 'progress',
  paddingInline: '4',
  paddingBlock: '2',
  borderRadius: 'md',
  backgroundColor: 'accent.solid',
  color: 'accent.onSolid',
  textStyle: 'label',
  '&:not(:focus)': {
    width: '1px',
    height: '1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

/** Skips the navigation for keyboard users. Each layout has a `<main id="main" tabIndex={-1}>`. */
export const SkipLink = () => (
  <a href="#main" className={skipLink}>
    Skip to content
  </a>
)
