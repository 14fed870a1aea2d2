import { css } from '#styled-system/css'

/** Fills the window below the console's bar. Inside another one, it takes what is left. */
export const listFrame = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  _framed: { flex: '1', minHeight: '0' },
  // Beside a wide table, which scrolls with them.
  _low: {
    '& > :not(section, [data-list])': { position: 'sticky', insetInlineStart: '0', width: '[100cqi]' },
  },
  '&[data-docked] > :is(section, section ~ *, [data-strip])': { marginInlineEnd: '[{sizes.dock}]' },
  // In view, though the rows below which it stands are not.
  '& > [data-strip=late]': {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    _print: { display: 'none' },
  },
  // For the bar of the screen's actions.
  '&:has(> header > div)': {
    mdDown: { paddingBottom: '16', '& > [data-strip=late]': { bottom: '16' } },
  },
})

/** The line of the search, the filters and the tools. */
export const listLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  flexShrink: '0',
  minHeight: { base: '14', md: '11' },
  '[data-list] > &': { paddingInline: { base: '4', _navWide: '6' } },
  _print: { display: 'none' },
})
