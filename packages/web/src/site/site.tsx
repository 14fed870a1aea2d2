import { sitePages } from '@tarang/publication/site-pages'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { AddressRouter, Routes } from '#patterns/route'
import { LikesMemoryContext } from './blogs/likes-memory.ts'
import { Layout } from './layout/layout.tsx'
import { routes } from './routes.ts'

/** The public site. */
export default function Site() {
  const [likes] = useState({})
  return (
    <AddressRouter>
      <LikesMemoryContext value={likes}>
        <Layout>
          <Routes routes={routes} otherwise={<Redirect to={sitePages.home.path} replace />} />
        </Layout>
      </LikesMemoryContext>
    </AddressRouter>
  )
}
