export {
  badgeColumn,
  type Column,
  type ColumnFilterKind,
  type ColumnKind,
  explained,
  hideable,
  isOfValues,
  isShown,
  nameOfRow,
  numberOf,
  optional,
  phoneColumns,
  rowHeader,
  rowHeaderColumn,
  secondary,
  totalled,
  type ValueColumn,
} from './column.ts'
export { columnDecimals } from './column-decimals.ts'
export {
  type ColumnDisplay,
  columnWidth,
  defaultColumns,
  isDefaultColumns,
  parseColumnDisplay,
} from './column-display.ts'
export {
  type BadgeLabel,
  date,
  dateTime,
  longText,
  money,
  number,
  oneOf,
  rowNumber,
  text,
  toned,
  word,
} from './columns.tsx'
export { copyable } from './copyable.tsx'
export { externalLink, image, link, linked, linkTo } from './link-columns.tsx'
export { actionsColumn, type RowAction } from './row-actions.tsx'
export { RowIcons } from './row-icons.ts'
