import { checks } from './checks.ts'

const { passed, failed } = await checks()
console.error(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
