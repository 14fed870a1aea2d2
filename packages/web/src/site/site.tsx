import { Redirect } from 'wouter'
import { Routes } from '#patterns/route'
import { Layout } from './layout/layout.tsx'
import { routes } from './routes.ts'

/** The public site. */
export default function Site() {
  return (
    <Layout>
      <Routes routes={routes} otherwise={<Redirect to="/homePage" replace />} />
    </Layout>
  )
}
