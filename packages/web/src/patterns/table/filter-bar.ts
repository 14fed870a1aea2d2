import { css } from '#styled-system/css'

/** A row of search and filters, below each other on a phone. */
export const filterBar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  _print: { display: 'none' },
  '& > *:not(button)': { flex: { base: '1 1 100%', md: '0 1 18rem' } },
})
