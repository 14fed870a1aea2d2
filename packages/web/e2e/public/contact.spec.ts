import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type ServerProcess, startServer } from '@tarang/server/testing/processes'
import { openHydrated } from '../fixtures.ts'
import { type FormService, startFormService } from '../form-service.ts'

const ticket = {
  name: 'Meera Kulkarni',
  email: 'meera@example.com',
  phone: '+91 98200 12345',
  message: 'What is a drawdown?\nAnd “when” does it end?',
}
const { phone, ...withoutPhone } = ticket

/** Starts a server whose contact form posts to a URL; returns the origin of its public site. */
async function startSite(contactFormUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-contact-'))
  const server: ServerProcess = await startServer({ DATA_DIR: folder, CONTACT_FORM_URL: contactFormUrl })
  return {
    origin: `http://localhost:${new URL(server.base).port}`,
    async close() {
      await server.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens the form and records violations of the page's policy. */
async function openForm(page: Page, origin: string) {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(violation: string): void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective}: ${blockedURI}`),
    )
  })
  // Without the application, the form would post itself.
  const response = await openHydrated(page, `${origin}/contactUs`)
  const policy = new Map(
    (response?.headers()['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
  return { violations, policy }
}

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

async function write(page: Page, { name, email, phone: number, message }: Partial<typeof ticket>) {
  await field(page, /Full name/).fill(name ?? '')
  await field(page, /Email/).fill(email ?? '')
  await field(page, /Phone/).fill(number ?? '')
  await field(page, /Message/).fill(message ?? '')
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

const path = '/api/v2/tickets?form=help%20desk&lang=en-IN'

test.describe('a form service on another origin', () => {
  let service: FormService
  let site: Awaited<ReturnType<typeof startSite>>
  let origin = ''

  test.beforeAll(async () => {
    service = await startFormService()
    origin = `http://forms.localhost:${service.port}`
    site = await startSite(`${origin}${path}`)
  })
  test.afterAll(async () => {
    await site.close()
    await service.close()
  })
  test.beforeEach(() => {
    service.requests.length = 0
  })

  test('receives exactly the four fields, and the policy allows it', async ({ page, context }) => {
    await context.addCookies([
      { name: 'theirs', value: 'secret', url: origin },
      { name: 'visitor', value: 'secret', url: site.origin },
    ])
    const { violations, policy } = await openForm(page, site.origin)
    expect(policy.get('connect-src')).toBe(`'self' ${origin}`)
    expect(policy.get('form-action')).toBe(`'self' ${origin}`)
    await write(page, ticket)
    await send(page)
    await expect(page.getByText('Your message is on its way.')).toBeVisible()
    await page.getByRole('button', { name: 'Write another message' }).click()
    await write(page, withoutPhone)
    await send(page)
    await expect(page.getByText('Your message is on its way.')).toBeVisible()

    expect(service.requests.map(({ url }) => url)).toEqual(service.requests.map(() => path))
    const [preflight] = service.requests
    expect(preflight).toMatchObject({ method: 'OPTIONS', body: '' })
    expect(preflight?.headers['access-control-request-method']).toBe('POST')
    expect(preflight?.headers['access-control-request-headers']).toBe('content-type')
    const posts = service.requests.filter(({ method }) => method === 'POST')
    expect(posts.map(({ body }) => JSON.parse(body))).toEqual([ticket, withoutPhone])
    for (const { headers } of posts) {
      expect(headers).toMatchObject({ origin: site.origin, 'content-type': 'application/json' })
      expect(headers.cookie).toBeUndefined()
      expect(headers.authorization).toBeUndefined()
    }
    expect(violations).toEqual([])
  })
})
