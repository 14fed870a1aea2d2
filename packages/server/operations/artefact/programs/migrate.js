import './node-version.js'

// Loaded after the check: an older Node could not even parse it.
await import('./packages/server/operations/commands/migrate.ts')
