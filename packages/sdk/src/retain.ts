const retained = new Set<Request>()

/**
 * Keeps a request reachable while it is in use. Node may otherwise collect it, and then its signal no longer aborts what
 * follows that signal.
 */
export async function retainWhile<Result>(
  request: Request,
  use: (request: Request) => Promise<Result>,
): Promise<Result> {
  retained.add(request)
  try {
    return await use(request)
  } finally {
    retained.delete(request)
  }
}
