import { rotateKeys } from '../../src/auth/rotate-keys.ts'
import { collectRows } from '../../src/db/batches.ts'
import type { Holder } from '../../src/db/lock.ts'
import { readSettings } from '../../src/settings.ts'
import { openForCommand } from './open-for-command.ts'
import {
  type Arguments,
  type OperationContext,
  type OperationName,
  operations,
  type Result,
  type Returned,
} from './operations.ts'
import { callRunningServer, runningServerOf } from './running-server.ts'

/** Runs an operation in the server that has locked the data folder; `timeout` is in milliseconds. */
export async function callOperation<Name extends OperationName>(
  server: Holder,
  name: Name,
  args: Arguments<Name>,
  timeout?: number,
): Promise<Result<Name>> {
  const response = await callRunningServer(server, `/control/${name}`, { args, timeout })
  return ((await response.json()) as { data: Result<Name> }).data
}

/** Runs an operation in the running server, or in this process if none runs. */
export async function runOperation<Name extends OperationName>(
  name: Name,
  args: Arguments<Name>,
  timeout?: number,
): Promise<Result<Name>> {
  const settings = readSettings(process.env)
  const server = runningServerOf(settings.store)
  if (server) return callOperation(server, name, args, timeout)
  const installation = await openForCommand(settings)
  try {
    const { database } = installation.store
    const now = new Date()
    const run = operations[name] as (context: OperationContext, args: Arguments<Name>) => Returned<Name>
    const context = {
      ...{ database, now, log: () => {}, dataChanged: () => {} },
      rotateKeys: () => rotateKeys(database, now),
    }
    const result = await run(context, args)
    return (isBatches(result) ? await collectRows(result) : result) as Result<Name>
  } finally {
    await installation.close()
  }
}

const isBatches = (result: unknown): result is AsyncIterable<unknown[]> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result
