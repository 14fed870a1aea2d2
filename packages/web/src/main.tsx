import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './index.css'
import { readInvite } from './admin/login/invite.ts'
import { handOverEarlyInput } from './app/early-input.ts'
import { siteOfThisHost } from './app/host.ts'
import { sites } from './app/sites.ts'
import { PageDataContext, pageDataOfDocument } from './platform/loading/page-data.ts'

readInvite()
// An invite link opened in the tab with the login changes only the fragment.
addEventListener('hashchange', readInvite)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

const pageData = pageDataOfDocument()
const application = (
  <StrictMode>
    <PageDataContext value={pageData}>
      <App site={sites[siteOfThisHost()]} />
    </PageDataContext>
  </StrictMode>
)

// A page with data was rendered by a server.
if (pageData) {
  addEventListener('screenready', handOverEarlyInput(root), { once: true })
  // React cannot hydrate texts that the browser has translated.
  if (root.querySelector('font')) createRoot(root).render(application)
  else hydrateRoot(root, application)
} else createRoot(root).render(application)
