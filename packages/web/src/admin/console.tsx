import { useEffect } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { lazyScreen, Routes, ScreenFrame } from '#patterns/route'
import { numberEntries } from '#platform/history'
import { askBeforeLeaving } from '#platform/leaving'
import { hearLogouts } from '#platform/logout'
import { hearRenewals } from '#platform/renewal'
import { ScrollProgress } from '#ui/scroll-progress'
import { Toaster } from '#ui/toaster'
import { Guard } from './guard.tsx'
import { guardedRoutes, openRoutes } from './routes.ts'

// The navigation's menus are only for those who are in.
const layout = lazyScreen(() => import('./layout/layout.tsx'))

/** The staff console: login and logout for anyone, everything else inside the layout for those with a session. */
export default function Console() {
  useEffect(numberEntries, [])
  useEffect(hearLogouts, [])
  useEffect(hearRenewals, [])
  return (
    <Router aroundNav={askBeforeLeaving}>
      <ScrollProgress />
      <Switch>
        {Object.keys(openRoutes).map((path) => (
          <Route key={path} path={path}>
            <Routes routes={openRoutes} otherwise={null} />
          </Route>
        ))}
        <Route>
          <Guard>
            <ScreenFrame onTryAgain={layout.forgetFailure}>
              <layout.Component>
                <Routes routes={guardedRoutes} otherwise={<Redirect to="/homePage" replace />} />
              </layout.Component>
            </ScreenFrame>
          </Guard>
        </Route>
      </Switch>
      <Toaster />
    </Router>
  )
}
