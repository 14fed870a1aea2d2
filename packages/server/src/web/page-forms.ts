import { LIKE_PATH, sitePages } from '@tarang/publication'
import { isTheme, THEME_KEY, THEME_PATH } from '@tarang/runtime-config'
import { blogs, createHttp } from '@tarang/sdk'
import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { readBytes } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { limitByAddress } from '../http/limits.ts'
import { refuse } from '../http/refusal.ts'

const posts = [THEME_PATH, LIKE_PATH].map((path) => new RegExp(`^${path.replace(':id', '[^/]+')}$`))

/** Whether a request posts a form of a public page, as a browser does until the application has started. */
export const isPageForm = ({ method, url }: Request) =>
  method === 'POST' && posts.some((path) => path.test(new URL(url).pathname))

const YEAR = 365 * 24 * 60 * 60
const formLimit = 20_000
/** How long a like waits for the API. */
const LIKE_TIMEOUT = 5_000

interface PageFormOptions {
  /** Absolute address of the platform API. */
  apiBase: string
  /** Calls the API. */
  fetch: (request: Request) => Promise<Response>
}

/** The forms of public pages without script. Each answer redirects to the page. */
export const pageFormRoutes = ({ apiBase, fetch }: PageFormOptions) =>
  new Hono<Env>()
    .post(THEME_PATH, async (context) => {
      refuseConsole(context)
      await limitByAddress(context, 'theme', { times: 60, within: 60_000 })
      const form = await readPageForm(context)
      const theme = form.get(THEME_KEY)
      const isChosen = isTheme(theme)
      if (!isChosen && theme !== 'system') refuse(422, 'Choose a theme.')
      setCookie(context, THEME_KEY, isChosen ? theme : '', {
        sameSite: 'Lax',
        secure: context.var.app.https,
        path: '/',
        maxAge: isChosen ? YEAR : 0,
      })
      return context.redirect(returnPath(form), 303)
    })

    .post(LIKE_PATH, async (context) => {
      refuseConsole(context)
      await limitByAddress(context, 'like', { times: 60, within: 60_000 })
      const form = await readPageForm(context)
      // Only this server's own API knows visitors by our cookie.
      const isOwn = new URL(apiBase).origin === context.var.app.origins.public
      const cookie = isOwn ? context.req.header('cookie') : undefined
      let answered: Response | null = null
      const http = createHttp({
        baseUrl: apiBase,
        notificationsUrl: apiBase,
        timeout: LIKE_TIMEOUT,
        fetch: async (request) => {
          answered = await fetch(request)
          return answered
        },
      })
      try {
        await blogs(http).like(context.req.param('id'), {
          ...(form.get('liked') === 'true' && { liked: true }),
          ...(cookie && { headers: { cookie } }),
        })
      } catch (error) {
        // Quiet, as in a browser with script: the page shows the count as it is.
        context.var.app.log('like.not-sent', { reason: (error as Error).name }, 'warn')
      }
      if (isOwn) {
        for (const set of cookiesOf(answered)) context.header('set-cookie', set, { append: true })
      }
      return context.redirect(returnPath(form), 303)
    })

const cookiesOf = (response: Response | null) => response?.headers.getSetCookie() ?? []

function refuseConsole({ req, var: { app } }: Context<Env>) {
  if (new URL(req.url).host === new URL(app.origins.admin).host) refuse(404, 'There is nothing here.')
}

async function readPageForm(context: Context<Env>): Promise<URLSearchParams> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) refuse(415, 'The body must be a form.')
  return new URLSearchParams(new TextDecoder().decode(await readBytes(context.req.raw, formLimit)))
}

const HOME = sitePages.home.path

/** The path and query that a form names, if they lead to this site; else the home page. */
export function returnPath(form: URLSearchParams): string {
  const wanted = form.get('returnTo') ?? ''
  const base = 'http://this.invalid'
  if (!wanted.startsWith('/') || !URL.canParse(wanted, base)) return HOME
  const { origin, pathname, search } = new URL(wanted, base)
  // A browser takes two slashes for another host; `/.//host` has them only after parsing.
  return origin === base && !pathname.startsWith('//') ? pathname + search : HOME
}
