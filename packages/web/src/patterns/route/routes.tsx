import type { ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import type { LazyScreen } from './lazy-screen.tsx'
import { Arrival, ScreenFrame } from './screen-frame.tsx'

/** The screen of one path. */
export interface RouteEntry {
  /** The document's title; left out where the screen sets it from its data. */
  readonly title?: string
  readonly screen: LazyScreen
}

/** A site's routes as data: path pattern to screen. */
export type RouteTable = Readonly<Record<string, RouteEntry>>

interface RoutesProps {
  readonly routes: RouteTable
  /** Rendered on an unknown path, usually a `<Redirect>`. */
  readonly otherwise: ReactNode
}

/** Renders the screen of the current path, each in a separate frame. */
export function Routes({ routes, otherwise }: RoutesProps) {
  const [path] = useLocation()
  return (
    <Switch>
      {Object.entries(routes).map(
        ([
          pattern,
          {
            title,
            screen: { Component, forgetFailure },
          },
        ]) => (
          <Route key={pattern} path={pattern}>
            <ScreenFrame key={path} title={title} onTryAgain={forgetFailure}>
              <Component />
              <Arrival />
            </ScreenFrame>
          </Route>
        ),
      )}
      <Route>{otherwise}</Route>
    </Switch>
  )
}
