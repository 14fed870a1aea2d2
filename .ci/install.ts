import { ensureChromium } from './browser.ts'
import { ensureEngines } from './engines.ts'
import { ensureCaddy, ensureNginx } from './file-servers.ts'
import { ensurePostgres } from './postgres.ts'

// What the tests need of the machine, one after another: apt allows one installation at a time.
ensurePostgres()
ensureChromium()
ensureEngines()
ensureNginx()
ensureCaddy()
