import { forReferenceServer } from './run-in-process.ts'
import { inProcess } from './set/index.ts'

forReferenceServer(inProcess)
