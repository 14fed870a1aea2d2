export {
  COLUMN_FILTER,
  hasTableQuery,
  hasUnknownFilters,
  openViewAddress,
  PEEK,
  RESERVED_KEYS,
  readAddress,
  viewAddress,
  writeAddress,
} from './address.ts'
export { tellLeftOut } from './left-out.ts'
