/** One command of `pnpm admin`. */
export interface Command {
  readonly name: string
  /** What follows the name on the command line. */
  readonly parameters: string
  readonly summary: string
  /** What the operator has to know beyond the summary, for `--help`. */
  readonly details: string
  run(args: string[]): Promise<void>
}

/** The line that shows how a command is called. */
export const usageOf = ({ name, parameters }: Pick<Command, 'name' | 'parameters'>) =>
  `Usage: pnpm admin ${[name, parameters].filter(Boolean).join(' ')}`
