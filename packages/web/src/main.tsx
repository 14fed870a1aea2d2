import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './index.css'
import { readInvite } from './platform/invite.ts'

readInvite()
// An invite link opened in the tab with the login changes only the fragment.
addEventListener('hashchange', readInvite)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
