const routes = new WeakMap<Request, string>()

/** Sets the route of a request, with the names of its parameters: metrics need few different names. */
export const nameRoute = (request: Request, route: string) => void routes.set(request, route)

export const routeOf = (request: Request) => routes.get(request) ?? 'unknown'

/** The path of a request as logs and traces have it, without the token of an unsubscribe link, which works for years. */
export const loggedPath = (path: string) => path.replace(/^(\/unsubscribe\/).+/, '$1:token')
