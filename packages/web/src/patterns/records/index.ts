export {
  allRecords,
  type FoundRecord,
  forgetRecords,
  rememberRecords,
  subscribeToRecords,
} from './records.ts'
