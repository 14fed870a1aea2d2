import { ensureChromium } from './browser.ts'
import { ensureEngines } from './engines.ts'
import { ensureCaddy, ensureNginx } from './file-servers.ts'
import { ensurePostgres } from './postgres.ts'

// Installs what the tests need, one after another: apt allows one installation at a time.
ensurePostgres()
ensureChromium()
ensureEngines()
ensureNginx()
ensureCaddy()
