export {
  allRecords,
  forgetRecords,
  rememberRecords,
  subscribeToRecords,
} from './records.ts'
