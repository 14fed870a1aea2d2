import { Argument, type Command } from 'commander'
import type { Environment } from '../context.ts'

/** The scripts call `tarang complete`, which lists the current commands and options. */
const scripts: Readonly<Record<string, string>> = {
  bash: `_tarang() {
  local IFS=$'\\n'
  COMPREPLY=($(tarang complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _tarang tarang
`,
  zsh: `#compdef tarang
_tarang() {
  local -a candidates
  candidates=("\${(@f)$(tarang complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -a candidates
}
compdef _tarang tarang
`,
  fish: `function __tarang_complete
  set -l words (commandline -opc) (commandline -ct)
  tarang complete -- $words[2..] 2>/dev/null
end
complete -c tarang -f -a '(__tarang_complete)'
`,
}

/** `completion`, and the hidden `complete` that its scripts run. */
export function addCompletion(program: Command, { terminal }: Environment): void {
  program
    .command('completion')
    .description('write the completion script of a shell')
    .addArgument(new Argument('<shell>', 'shell').choices(Object.keys(scripts)))
    .action((shell: string) => terminal.write(scripts[shell] ?? ''))

  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action((words: string[]) => {
      for (const candidate of completionsOf(program, words)) terminal.write(`${candidate}\n`)
    })
}

/** The candidates for the last word. */
export function completionsOf(program: Command, words: readonly string[]): string[] {
  const given = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  let command = program
  for (const word of given) command = command.commands.find((child) => child.name() === word) ?? command
  const previous = command.options.find((option) => option.long === given.at(-1))
  const visible = command.createHelp()
  const candidates = previous?.required
    ? (previous.argChoices ?? [])
    : last.startsWith('-')
      ? [...visible.visibleOptions(command), ...visible.visibleOptions(program)].map(({ long }) => long ?? '')
      : [
          ...visible.visibleCommands(command).map((child) => child.name()),
          ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
        ]
  return [...new Set(candidates)].filter((candidate) => candidate.startsWith(last) && candidate !== '')
}
