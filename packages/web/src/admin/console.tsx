import { useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Actions } from '#patterns/action'
import { AddressRouter, lazyScreen, Routes, ScreenFrame } from '#patterns/route'
import { onRenewalInOtherTab } from '#platform/api/renewal'
import { followRole } from '#platform/api/role'
import { HOME_PATH, numberEntries } from '#platform/navigation/history'
import { guardNavigation } from '#platform/navigation/leave-guard'
import { ScrollProgress } from '#ui/scroll-progress'
import { Toaster } from '#ui/toaster'
import { Guard } from './guard.tsx'
import { onLogoutInOtherTab } from './logout/log-out.ts'
import { consoleRoutes, openRoutes } from './routes.ts'

// Loaded on demand: the login page needs no navigation.
const layout = lazyScreen(() => import('./layout/layout.tsx'))

/** The staff console. Login and logout are open; every other screen needs a session and has the layout. */
export default function Console() {
  useEffect(numberEntries, [])
  useEffect(onLogoutInOtherTab, [])
  useEffect(onRenewalInOtherTab, [])
  useEffect(followRole, [])
  return (
    <AddressRouter aroundNav={guardNavigation}>
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
                <Routes routes={consoleRoutes} otherwise={<Redirect to={HOME_PATH} replace />} />
              </layout.Component>
            </ScreenFrame>
          </Guard>
        </Route>
      </Switch>
      <Actions />
      <Toaster />
    </AddressRouter>
  )
}
