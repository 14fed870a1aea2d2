export { isReadable, keepProse, type ProseOptions } from './prose.ts'
export { purifierRules } from './purifier-rules.ts'
