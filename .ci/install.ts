import { ensureChromium } from './browser.ts'
import { ensureCaddy, ensureNginx } from './file-servers.ts'
import { ensurePostgres } from './postgres.ts'

// Installs what the tests need, one after another: apt allows one installation at a time.
ensurePostgres()
ensureChromium()
ensureNginx()
ensureCaddy()
