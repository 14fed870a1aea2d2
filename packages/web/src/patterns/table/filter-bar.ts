import { css } from '#styled-system/css'

/** The search and the selects of a list. */
export const filterBar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  flex: { base: '1', md: 'none' },
  _print: { display: 'none' },
  '& > *:not(button)': { flex: { base: '1 1 6rem', md: 'none' }, maxWidth: { md: '64' } },
  '& > :has([type=search])': { width: { md: '60' } },
  '& :is(input, select)': { md: { minHeight: '8', paddingBlock: '0', fontSize: '0.8125rem' } },
})
