import { createServer } from 'node:http'

/** As strict as the application's own policy: no `eval`, and only named Trusted Types policies. */
const POLICY = "default-src 'self'; require-trusted-types-for 'script'; trusted-types contract"

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contract</title>
<link rel="stylesheet" href="/style.css">
<script type="module" src="/script.js"></script>
<body>
  <button id="button">Button</button>
  <input id="text">
  <input id="other">
  <input id="files" type="file" multiple hidden>
</body>`

const STYLE =
  'body { margin: 0; background: rgb(0, 128, 0) } #button { position: fixed; left: 20px; top: 50px; width: 100px; height: 40px }'

/** Records trusted events. */
const SCRIPT = `
window.seen = []
for (const type of ['click', 'keydown', 'input', 'change', 'focusin'])
  addEventListener(type, (event) => {
    if (event.isTrusted) window.seen.push({ type, target: event.target.id ?? '', key: event.key ?? null })
  })
`

const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/style.css': ['text/css', STYLE],
  '/script.js': ['text/javascript', SCRIPT],
}

export interface ContractPage {
  readonly port: number
  close(): void
}

/** Serves the page for the contract tests; `/slow` responds after a second. */
export async function serveContractPage(): Promise<ContractPage> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/slow') await new Promise((resolve) => setTimeout(resolve, 1000))
    const [type, body] = FILES[url] ?? ['text/html; charset=utf-8', HTML]
    response
      .writeHead(url === '/refused' ? 403 : 200, {
        'content-type': type,
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
      })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The contract page has no port.')
  return {
    port: address.port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
