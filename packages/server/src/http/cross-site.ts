/**
 * Whether a browser sent this request from a page of another site. Other clients than browsers send no `Origin`.
 */
export function isCrossSite(request: Request, origins: readonly string[]): boolean {
  const origin = request.headers.get('origin')
  if (origin === null || origins.includes(origin)) return false
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}
