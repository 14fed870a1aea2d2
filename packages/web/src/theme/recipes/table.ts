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

/** The tables of records, which have a density: rows of one line. */
const list = '[data-density] &'
/** Where a column stays in view; one that ends beyond 60 % of the box scrolls away, so that the others have room. */
const pinned = (start: string) =>
  `[calc(${start} - clamp(0px, (var(--pin-end, 0px) - 60cqi) * 999, 99999px))]`
/** A pointer that can rest on a row. */
const hasHover = '@media (hover: hover)'
const noHover = '@media (hover: none)'

/**
 * On wide screens a scroll box with a sticky header and a sticky column that names the rows (else the first). On phones
 * a row of a list has two lines, and any other row is a card of labelled values with its name as the title.
 */
export const table = defineSlotRecipe({
  className: 'table',
  slots: [
    'scroll',
    'table',
    'head',
    'body',
    'foot',
    'row',
    'header',
    'sort',
    'arrow',
    'menu',
    'handle',
    'cell',
  ],
  base: {
    scroll: {
      // Visually hidden text is positioned absolutely, and would else widen the page from inside the box.
      position: 'relative',
      // For the columns that stay in view.
      '[data-table] > &': { containerType: 'inline-size' },
      md: {
        layerStyle: 'surface',
        overflow: 'auto',
        // The header stays in sight.
        maxHeight: '[calc(100dvh - {sizes.bar} * 2)]',
        overscrollBehaviorX: 'contain',
        // A control that gets the focus must not be below the sticky header or footer.
        scrollPaddingBlock: '11',
        scrollPaddingInline: '40',
      },
      lg: {
        scrollPaddingInline: '48',
        // Nor below the sticky columns.
        scrollPaddingInlineStart: '[max({sizes.48}, min(var(--pin, 0px), 60%))]',
      },
      '[data-list] > &': {
        backgroundColor: 'bg.surface',
        md: { borderRadius: '0', borderInlineWidth: '0', borderBottomWidth: '0' },
        _framed: { maxHeight: 'none', flex: '1', minHeight: '0' },
        _low: { maxHeight: 'none', overflow: 'visible', containerType: 'normal' },
      },
      _print: { overflow: 'visible', maxHeight: 'none' },
    },
    table: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      textStyle: 'body.sm',
      lineHeight: '1.5',
      mdDown: { display: 'block', minWidth: '0!' },
      md: {
        '&[data-density]': {
          tableLayout: 'fixed',
          fontSize: 'sm',
          lineHeight: '1.25rem',
          '--row': '{sizes.9}',
        },
        '&[data-density=compact]': { '--row': '{sizes.7.5}' },
        '&[data-density=roomy]': { '--row': '{sizes.12}' },
      },
      _print: { fontSize: 'xs', tableLayout: 'auto!', minWidth: '0!' },
      // More columns than a sheet has room for.
      '&:has(th:nth-child(21))': { _print: { zoom: '0.55' } },
    },
    head: {
      mdDown: {
        srOnly: true,
        // The menu of the list sorts its rows.
        [list]: { display: 'none' },
      },
    },
    body: { mdDown: { display: 'grid', gap: '3', [list]: { gap: '0' } } },
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
        '&:is([aria-current], [data-peeked], [data-peeked]:hover) > *': { backgroundColor: 'accent.subtle' },
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
        '[data-density] :is(tbody, tfoot) > &': {
          position: 'relative',
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'flex-start',
          columnGap: '3',
          rowGap: '0',
          height: '17',
          overflow: 'hidden',
          paddingBlock: '0',
          paddingInline: '4',
          paddingInlineEnd: '12',
          borderWidth: '0',
          borderBottomWidth: 'hairline',
          borderRadius: '0',
          cursor: 'pointer',
          '&:has([data-selects])': { paddingInlineStart: '14' },
          // Without details, the row has all its values.
          '&:not([data-peek])': {
            height: 'auto',
            minHeight: '17',
            alignContent: 'center',
            paddingInlineEnd: '4',
            cursor: 'auto',
          },
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
        [namingHeader]: { insetInlineStart: pinned('0px'), zIndex: 'corner' },
        '&[data-at-end]': { insetInlineEnd: '0', zIndex: 'corner' },
        [list]: {
          height: '10',
          paddingBlock: '0',
          paddingInline: '2.5',
          fontSize: 'xs',
          lineHeight: '0.875rem',
          overflow: 'hidden',
          _first: { paddingInlineStart: { base: '4', _navWide: '6' } },
          _last: { paddingInlineEnd: { base: '4', _navWide: '6' } },
        },
      },
      lg: {
        '&[data-pinned]': { insetInlineStart: pinned('var(--pin)'), zIndex: 'corner' },
      },
      _print: { ...printed, whiteSpace: 'normal', width: 'auto!' },
    },
    sort: {
      // Chromium repeats a header on every sheet without its buttons.
      display: { base: 'inline-flex', _print: 'contents' },
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
      md: {
        marginInline: '-1.5',
        paddingInline: '1.5',
        _hover: { backgroundColor: 'bg.muted' },
        [list]: { minHeight: '8' },
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
    // Over the end of the label, because columns have no room for it: for the header under the pointer or with the focus.
    menu: {
      display: { base: 'inline-flex', mdDown: 'none', _print: 'none' },
      alignItems: 'center',
      justifyContent: 'center',
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '2',
      width: '6',
      color: 'fg.muted',
      backgroundColor: 'bg.subtle',
      cursor: 'pointer',
      opacity: '0',
      pointerEvents: 'none',
      'th[data-numeric] > &': { insetInlineEnd: 'auto', insetInlineStart: '0' },
      'th:is(:hover, :focus-within) > &, &[aria-expanded=true]': { opacity: '1', pointerEvents: 'auto' },
      _hover: { color: 'fg.default' },
      [noHover]: { width: '9' },
      '& svg': { boxSize: '4' },
    },
    arrow: {
      flexShrink: '0',
      boxSize: '3.5',
      '[data-density] th:not([aria-sort]) &': { display: 'none' },
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
        [rowHeader]: { position: 'sticky', insetInlineStart: pinned('0px'), zIndex: 'column' },
        '&[data-at-end]': { position: 'sticky', insetInlineEnd: '0', zIndex: 'column' },
        // Says that cells are hidden below the column.
        'section[data-scrolls-sideways] &[data-at-end]': { boxShadow: 'edgeStart' },
        'section[data-scrolls-sideways] &[scope=row]': { boxShadow: 'edge' },
        '&[scope=row]': { whiteSpace: 'nowrap' },
        [list]: {
          height: '[var(--row)]',
          paddingBlock: '0',
          paddingInline: '2.5',
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
          _first: { paddingInlineStart: { base: '4', _navWide: '6' } },
          _last: { paddingInlineEnd: { base: '4', _navWide: '6' } },
        },
        // Important, because the sizes of a button are in a later layer. A link can look like one.
        '[data-density] & :is(button, .button)': { minHeight: '6.5!' },
        '[data-density=compact] & :is(button, .button)': { minHeight: '6!' },
        [hasHover]: {
          'tbody > tr:not(:hover, :focus-within) > & [data-on-hover]': {
            width: '0!',
            minWidth: '0!',
            opacity: '0',
          },
        },
      },
      lg: {
        '&[data-pinned]': { position: 'sticky', insetInlineStart: pinned('var(--pin)'), zIndex: 'column' },
        'section[data-scrolls-sideways] &[data-pinned]': { boxShadow: 'edge' },
      },
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
        [list]: {
          display: 'block',
          maxWidth: 'full',
          height: '5',
          fontSize: 'sm',
          lineHeight: '1.25rem',
          color: 'fg.muted',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          // A box of its own, so that a text of another direction does not join it.
          '&[data-label]::before': { display: 'inline-block', whiteSpace: 'nowrap', marginInlineEnd: '1.5' },
        },
        '[data-density] &[scope=row]': {
          display: 'flex',
          flexDirection: 'row',
          alignItems: 'center',
          gap: '1.5',
          flex: '1',
          flexBasis: 'full',
          order: '0',
          height: '11',
          color: 'fg.default',
          '&::before': { display: 'none' },
          // A target as high as the line.
          '& a': {
            display: 'inline-block',
            maxWidth: 'full',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            verticalAlign: 'top',
            lineHeight: '2.75rem',
          },
        },
        // Beside a badge: the end of a strategy's code tells it from the next.
        '[data-density] tr:has([data-badge]) > &[scope=row]': { flexBasis: '[calc(100% - 7.5rem)]' },
        '[data-density] &[data-badge]': {
          flex: 'none',
          display: 'flex',
          flexDirection: 'row',
          alignItems: 'center',
          maxWidth: '[6.75rem]',
          height: '11',
          justifyContent: 'flex-end',
          '&::before': { display: 'none' },
          '& > .badge': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
          '& > .badge::before': { display: 'inline-block', marginInlineEnd: '1.5', verticalAlign: 'middle' },
        },
        '[data-density] [data-peek] > &[data-wide]:not([scope=row])': {
          flex: '1 1 0',
          minWidth: '20',
          '&::before': { display: 'none' },
        },
        '[data-density] &[data-selects]': {
          position: 'absolute',
          insetInlineStart: '0',
          insetBlock: '0',
          display: 'flex',
          alignItems: 'center',
          width: '14',
          height: 'full',
          justifyContent: 'center',
          '&::before': { display: 'none' },
        },
      },
      _print: printed,
    },
  },
})
