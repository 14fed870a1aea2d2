import { lazyScreen, type RouteTable } from '#patterns/route'

/** What anyone may open on the admin host. */
export const openRoutes = {
  '/': { title: 'Login', screen: lazyScreen(() => import('./login/login.tsx')) },
  '/logout': { title: 'Logout', screen: lazyScreen(() => import('./logout/logout.tsx')) },
} satisfies RouteTable

/** What asks for a session. */
export const guardedRoutes = {
  '/homePage': { title: 'Home', screen: lazyScreen(() => import('./home/home.tsx')) },
  '/liveStrategies': {
    title: 'Live Strategies',
    screen: lazyScreen(() => import('./live-strategies/live-strategies.tsx')),
  },
  '/exploreDataManager': {
    title: 'Explore Data Manager',
    screen: lazyScreen(() => import('./explore/explore.tsx')),
  },
  '/addExploreData': {
    title: 'Add Explore Data',
    screen: lazyScreen(() => import('./explore/add-explore.tsx')),
  },
  '/stockSplitCalender': {
    title: 'Stock Split Calendar',
    screen: lazyScreen(() => import('./stock-splits/stock-splits.tsx')),
  },
} satisfies RouteTable
