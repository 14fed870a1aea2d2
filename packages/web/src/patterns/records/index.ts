export { RecordNeighbours } from './record-neighbours.tsx'
export {
  allRecords,
  forgetRecords,
  rememberOrder,
  rememberRecords,
  subscribeToRecords,
} from './records.ts'
