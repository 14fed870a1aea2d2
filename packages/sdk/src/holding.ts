const held = new Set<Request>()

/**
 * Waits for what a request leads to, and holds the request meanwhile: in Node, one that nobody holds may be collected,
 * and whatever follows its signal is not told any more that it was given up.
 */
export async function holding<Result>(
  request: Request,
  use: (request: Request) => Promise<Result>,
): Promise<Result> {
  held.add(request)
  try {
    return await use(request)
  } finally {
    held.delete(request)
  }
}
