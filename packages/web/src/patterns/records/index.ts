export { RecordNeighbours } from './record-neighbours.tsx'
export {
  allRecords,
  forgetRecords,
  rememberOrder,
  rememberRecords,
} from './records.ts'
