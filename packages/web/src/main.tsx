import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './index.css'
import { takeInvite } from './platform/invite.ts'

takeInvite()
// A link that is opened in the tab that shows Login changes only the fragment.
addEventListener('hashchange', takeInvite)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
