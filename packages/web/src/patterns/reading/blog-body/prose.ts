import { css, sva } from '#styled-system/css'

const heading = {
  fontFamily: 'display',
  fontWeight: 'medium',
  lineHeight: '1.25',
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  scrollMarginTop: '24',
  breakAfter: 'avoid',
  outline: 'none',
} as const

const list = {
  paddingInlineStart: '1.4em',
  marginBlock: '1.1em',
  '& > li + li': { marginTop: '0.4em' },
} as const

const cell = {
  paddingBlock: '2.5',
  paddingInline: '3',
  borderBottomWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  textAlign: 'start',
  verticalAlign: 'top',
  // The box scrolls where the table is too wide. Without this, the least width of a cell would be one letter.
  overflowWrap: 'normal',
  '&[data-numeric]': { textAlign: 'end' },
} as const

const picture = {
  maxWidth: 'full',
  height: 'auto',
  layerStyle: 'paper',
} as const

/** The styles of a body, by element name. */
const prose = sva({
  slots: [
    ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'img', 'ul', 'ol', 'li', 'a', 'blockquote', 'hr'] as const),
    ...([
      'figure',
      'figcaption',
      'table',
      'caption',
      'th',
      'td',
      'code',
      'pre',
      'strong',
      'em',
      'mark',
      'math',
      'dl',
      'dt',
      'dd',
    ] as const),
  ],
  base: {
    h1: { ...heading, fontSize: '2rem', marginTop: '1.5em', marginBottom: '0.5em' },
    h2: { ...heading, fontSize: '1.625rem', marginTop: '1.9em', marginBottom: '0.55em' },
    h3: { ...heading, fontSize: '1.3125rem', marginTop: '1.6em', marginBottom: '0.5em' },
    h4: { textStyle: 'heading.md', marginTop: '1.5em', marginBottom: '0.4em' },
    h5: { textStyle: 'heading.sm', marginTop: '1.5em', marginBottom: '0.4em' },
    h6: { textStyle: 'heading.sm', color: 'fg.muted', marginTop: '1.5em', marginBottom: '0.4em' },
    p: { marginBlock: '1.1em', textWrap: 'pretty', overflowWrap: 'break-word', orphans: '3', widows: '3' },
    img: {
      ...picture,
      display: 'block',
      borderRadius: 'lg',
      marginBlock: '1.6em',
      breakInside: 'avoid',
      // A higher picture would be cut between two sheets.
      _print: { maxHeight: '[24cm]', objectFit: 'contain', objectPosition: 'left top' },
    },
    ul: { ...list, listStyleType: 'disc', '& ::marker': { color: 'accent.fg' } },
    ol: {
      ...list,
      listStyleType: 'decimal',
      '&[type=a s]': { listStyleType: 'lower-alpha' },
      '&[type=A s]': { listStyleType: 'upper-alpha' },
      '&[type=i s]': { listStyleType: 'lower-roman' },
      '&[type=I s]': { listStyleType: 'upper-roman' },
      '& ::marker': { color: 'fg.muted' },
    },
    li: { paddingInlineStart: '0.2em', overflowWrap: 'break-word' },
    a: {
      color: 'accent.fg',
      textDecoration: 'underline',
      textDecorationColor: 'accent.border',
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
      borderRadius: 'sm',
      _hover: { textDecorationColor: 'currentColor' },
    },
    dl: { marginBlock: '1.1em' },
    dt: { fontWeight: 'semibold', marginTop: '0.6em' },
    dd: { marginInlineStart: '1.4em' },
    blockquote: {
      marginBlock: '1.8em',
      paddingInlineStart: '6',
      borderInlineStartWidth: 'thick',
      borderStyle: 'solid',
      borderColor: 'accent.solid',
      fontFamily: 'display',
      fontSize: '1.3125rem',
      lineHeight: '1.45',
      '& > p': { marginBlock: '0.4em' },
    },
    hr: {
      marginBlock: '2.5em',
      borderTopWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.default',
    },
    figure: {
      marginBlock: '2em',
      '& img': { marginBlock: '0' },
      // The pictures of a gallery.
      '& :is(img, div) + :is(img, div)': { marginTop: '2.5' },
      breakInside: 'avoid',
    },
    figcaption: { textStyle: 'body.sm', color: 'fg.muted', marginTop: '2.5' },
    table: {
      width: 'full',
      borderCollapse: 'collapse',
      textStyle: 'body.sm',
      // Paper does not scroll.
      '&:has(:is(td, th):nth-child(7))': {
        _print: { fontSize: '0.5625rem', '& :is(td, th)': { paddingInline: '1', paddingBlock: '1' } },
      },
    },
    caption: { textStyle: 'body.sm', color: 'fg.muted', textAlign: 'start', paddingBottom: '2' },
    th: { ...cell, fontWeight: 'semibold', borderColor: 'border.strong', verticalAlign: 'bottom' },
    td: {
      ...cell,
      '&[data-numeric]': {
        ...cell['&[data-numeric]'],
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    code: {
      fontFamily: 'mono',
      fontSize: '0.875em',
      backgroundColor: 'bg.muted',
      borderRadius: 'sm',
      paddingInline: '0.3em',
      paddingBlock: '0.1em',
      overflowWrap: 'anywhere',
    },
    pre: {
      marginBlock: '1.6em',
      padding: '4',
      backgroundColor: 'bg.subtle',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.default',
      borderRadius: 'lg',
      overflowX: 'auto',
      fontFamily: 'mono',
      fontSize: 'md',
      lineHeight: '1.6',
      '& code': { backgroundColor: 'transparent', padding: '0', overflowWrap: 'normal' },
    },
    strong: { fontWeight: 'semibold' },
    em: { fontStyle: 'italic' },
    math: { '&[display=block]': { marginBlock: '1.1em', overflowX: 'auto', overflowY: 'hidden' } },
    // Browsers print no backgrounds unless told to.
    mark: { backgroundColor: 'warning.subtle', color: 'fg.default', printColorAdjust: 'exact' },
  },
})

/** The class of each styled element. */
export const proseClasses: Readonly<Record<string, string>> = prose()

/** A picture in a line of text. */
export const pictureInLine = css({
  ...picture,
  display: 'inline',
  verticalAlign: 'middle',
  borderRadius: 'sm',
})

/** An amount, a percentage or a date: on one line. */
export const wholeFigure = css({ whiteSpace: 'nowrap' })

/** A box that scrolls sideways, so that the page does not. */
export const scrollsSideways = css({
  overflowX: { base: 'auto', _print: 'visible' },
  marginBlock: '1.8em',
  borderRadius: 'sm',
  _focusVisible: { layerStyle: 'focusRing' },
  // Three columns fit every phone.
  '& > table:has(:is(td, th):nth-child(4))': { minWidth: { base: 'lg', md: 'full', _print: '0' } },
})
