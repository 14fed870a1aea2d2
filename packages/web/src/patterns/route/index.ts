export { ErrorBoundary } from './error-boundary.tsx'
export { type LazyScreen, lazyScreen } from './lazy-screen.tsx'
export { type RouteEntry, Routes, type RouteTable } from './routes.tsx'
export { ScreenFrame } from './screen-frame.tsx'
