import { lazyScreen } from '#patterns/route'

/** Both sites. A visitor never downloads the console. */
export const sites = {
  admin: lazyScreen(() => import('../admin/console.tsx')),
  public: lazyScreen(() => import('../site/site.tsx')),
}
