import { fail, write } from '../../src/output.ts'
import { commands, helpOf, listOfCommands } from './commands.ts'

const isHelp = (argument: string) => argument === '--help' || argument === '-h'

async function main([name, ...args]: string[]) {
  if (name === undefined || isHelp(name)) return write(listOfCommands())
  const command = commands.find((one) => one.name === name)
  if (!command) {
    console.error(`Unknown command: ${name}\n\n${listOfCommands()}`)
    process.exit(2)
  }
  if (args.some(isHelp)) return write(helpOf(command))
  await command.run(args)
}

// Its reader has read enough, as in `… | head`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

await main(process.argv.slice(2)).catch(fail)
