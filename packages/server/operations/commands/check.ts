import { write } from '../../src/output.ts'
import { readSettings } from '../../src/settings.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { checkProduction, linesOf } from '../production/check-production.ts'
import { readSampleData } from '../production/read-sample-data.ts'
import { type Command, program, usageOf } from './command.ts'

export const checkCommand: Command = {
  name: 'check',
  parameters: '',
  summary: 'Lists what keeps a server at an https origin from starting, without starting one.',
  details: 'Exits with 1 if anything is neither set nor accepted by ACCEPT.',
  async run(args) {
    if (args.length > 0) throw new StartFailure(usageOf(checkCommand))
    // `pnpm start` adds sample data by default, the artefact does not.
    const settings = readSettings(process.env, { sampleDataByDefault: program === 'pnpm admin' })
    const holdsSampleData = await readSampleData(settings)
    const check = checkProduction({ settings, holdsSampleData })
    if (check.origin === null)
      return write('Neither PUBLIC_ORIGIN nor ADMIN_ORIGIN is https: nothing is required.')
    for (const line of linesOf(check)) write(line)
    if (holdsSampleData === null)
      write('Not looked at: the database, which has no tables of this version yet.')
    if (check.accepted.length > 0) write(`Accepted: ${check.accepted.map(({ name }) => name).join(', ')}.`)
    if (check.unnecessary.length > 0) write(`Not needed in ACCEPT: ${check.unnecessary.join(', ')}.`)
    if (check.open.length === 0) write(`Nothing keeps the server at ${check.origin} from starting.`)
    else process.exitCode = 1
  },
}
