// Runs in every Node with ES modules, also in versions that cannot run the server.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'))
const needed = engines.node.slice(1)
const [major, minor] = needed.split('.').map(Number)
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)

if (ownMajor !== major || ownMinor < minor) {
  console.error(`Tarang needs Node ${needed} or a later ${major}; this is ${process.versions.node}.`)
  process.exit(1)
}
