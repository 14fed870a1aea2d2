import { defineSlotRecipe } from '@pandacss/dev'

const rowHeader = '&[scope=row], tr:not(:has([scope=row])) > &:first-child'
const namingHeader = '&[data-names-rows], tr:not(:has([data-names-rows])) > &:first-child'

/** The breakpoints are of screens, so paper has these styles alone. */
const printed = {
  verticalAlign: 'top',
  paddingInline: '2',
  paddingBlock: '1',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderBottomColor: 'border.default',
  '&[data-numeric]': { textAlign: 'end' },
}

/**
 * On wide screens a scroll box with a sticky header and a sticky column that names the rows (else the first). On phones
 * every row is a card of labelled values with its name as the title, and the sortable headers are buttons above.
 */
export const table = defineSlotRecipe({
  className: 'table',
  slots: ['scroll', 'table', 'head', 'body', 'foot', 'row', 'header', 'sort', 'arrow', 'handle', 'cell'],
  base: {
    scroll: {
      // Visually hidden text is positioned absolutely, and would else widen the page from inside the box.
      position: 'relative',
      md: { layerStyle: 'surface', overflow: 'auto', maxHeight: 'tableBox', overscrollBehaviorX: 'contain' },
      // A control that gets the focus must not be below a sticky column.
      lg: { scrollPaddingInline: '48' },
    },
    table: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      textStyle: 'body.sm',
      lineHeight: '1.5',
      mdDown: { display: 'block' },
      _print: { fontSize: '0.75rem' },
    },
    head: { mdDown: { display: 'block', '&:not(:has(button))': { srOnly: true } } },
    body: { mdDown: { display: 'grid', gap: '3' } },
    foot: {
      fontWeight: 'semibold',
      md: {
        position: 'sticky',
        bottom: '0',
        zIndex: 'sticky',
        '& th, & td': {
          fontWeight: 'semibold',
          backgroundColor: 'bg.subtle!',
          borderTopWidth: 'hairline',
          borderTopStyle: 'solid',
          borderTopColor: 'border.default',
          borderBottomWidth: '0',
        },
      },
      mdDown: { display: 'block', marginTop: '3' },
      // Else every sheet would end with it.
      _print: { display: 'table-row-group' },
    },
    row: {
      _print: { breakInside: 'avoid' },
      '&[data-muted]': { color: 'fg.subtle' },
      '&[data-gone] > [scope=row]': { textDecoration: 'line-through' },
      md: {
        '&:hover > *': { backgroundColor: 'bg.subtle' },
        '&[aria-current] > *': { backgroundColor: 'accent.subtle' },
        '&[aria-current] > :first-child': { boxShadow: 'mark' },
        'tbody > &:last-child > *': { borderBottomWidth: '0' },
      },
      mdDown: {
        ':is(tbody, tfoot) > &': {
          layerStyle: 'surface',
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: '4',
          rowGap: '3',
          padding: '4',
          '&[aria-current]': { boxShadow: 'mark', backgroundColor: 'accent.subtle' },
        },
        // Padding for the outline of a focused button, which the strip would clip.
        'thead > &': {
          display: 'flex',
          gap: '2',
          overflowX: 'auto',
          margin: '-1',
          marginBottom: '0',
          padding: '1',
          paddingBottom: '3',
          scrollPaddingInline: '1',
        },
      },
    },
    header: {
      color: 'fg.muted',
      textStyle: 'caption',
      fontWeight: 'semibold',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      md: {
        position: 'sticky',
        top: '0',
        zIndex: 'sticky',
        backgroundColor: 'bg.subtle',
        verticalAlign: 'middle',
        paddingInline: '4',
        paddingBlock: '2.5',
        borderBottomWidth: 'hairline',
        borderBottomStyle: 'solid',
        borderBottomColor: 'border.default',
        '&[data-numeric]': { textAlign: 'end' },
        [namingHeader]: { insetInlineStart: '0', zIndex: 'corner' },
        '[data-compact] &': { paddingBlock: '1' },
      },
      lg: { '&[data-at-end]': { insetInlineEnd: '0', zIndex: 'corner' } },
      mdDown: { '&:not(:has(button))': { srOnly: true } },
      _print: { ...printed, whiteSpace: 'normal' },
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: { base: '6', _print: '0' },
      font: 'inherit',
      textAlign: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      borderRadius: 'sm',
      _hover: { color: 'fg.default' },
      '[aria-sort] > &': { color: 'accent.fg' },
      md: { marginInline: '-1.5', paddingInline: '1.5', _hover: { backgroundColor: 'bg.muted' } },
      mdDown: {
        minHeight: 'target',
        paddingInline: '3.5',
        borderRadius: 'full',
        borderWidth: 'hairline',
        borderStyle: 'solid',
        borderColor: 'border.default',
        backgroundColor: 'bg.surface',
        '[aria-sort] > &': { borderColor: 'accent.border', backgroundColor: 'accent.subtle' },
      },
    },
    handle: {
      display: { mdDown: 'none', _print: 'none' },
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      width: '4',
      cursor: 'col-resize',
      touchAction: 'none',
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '1',
        insetInlineEnd: '0',
        width: '0.5',
        borderRadius: 'sm',
      },
      'th:hover > &::after': { backgroundColor: 'border.strong' },
      '&:is(:hover, :active)::after': { backgroundColor: 'accent.solid' },
    },
    arrow: {
      boxSize: '3.5',
      opacity: '0.55',
      '[aria-sort] &': { opacity: '1' },
      _print: { display: 'none' },
    },
    cell: {
      textAlign: 'start',
      fontWeight: 'normal',
      '&[data-numeric]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums slashed-zero' },
      md: {
        verticalAlign: 'middle',
        paddingInline: '4',
        paddingBlock: '3',
        backgroundColor: 'bg.surface',
        borderBottomWidth: 'hairline',
        borderBottomStyle: 'solid',
        borderBottomColor: 'border.subtle',
        '&[data-numeric]': { textAlign: 'end' },
        [rowHeader]: { position: 'sticky', insetInlineStart: '0', zIndex: 'column' },
        '&[scope=row]': { whiteSpace: 'nowrap' },
        '[data-compact] &': { paddingBlock: '0' },
        // Important, because the sizes of a button are in a later layer.
        '[data-compact] & :is(a, button)': { minHeight: '6!', paddingBlock: '0!' },
      },
      lg: { '&[data-at-end]': { position: 'sticky', insetInlineEnd: '0', zIndex: 'column' } },
      mdDown: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: '0.5',
        minWidth: '0',
        overflowWrap: 'anywhere',
        '&[data-label]::before': {
          content: 'attr(data-label)',
          textStyle: 'caption',
          color: 'fg.muted',
          // A number stays on one line, its label need not.
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        },
        [rowHeader]: { order: '-1', gridColumn: '1 / -1', fontWeight: 'semibold', fontSize: '1rem' },
        // A cell without a label has buttons, and takes a full row.
        '&:not([data-label]):not(:first-child)': {
          gridColumn: '1 / -1',
          flexDirection: 'row',
          flexWrap: 'wrap',
          gap: '3',
        },
        '&[data-wide]': { gridColumn: '1 / -1' },
        '&:empty': { display: 'none' },
      },
      _print: printed,
    },
  },
})
