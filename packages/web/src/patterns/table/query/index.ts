export {
  COLUMN_FILTER,
  hasTableQuery,
  hasUnknownFilters,
  openViewAddress,
  PEEK,
  RESERVED_KEYS,
  readQuery,
  takenView,
  viewAddress,
  writeQuery,
} from './address.ts'
export { type AddressedTable, openView, tellLeftOut } from './open-view.ts'
