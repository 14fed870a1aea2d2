import { createClient, isApiError } from '@tarang/sdk'

// The address of the platform comes with the page's own: `?origin=https://api.example.com`.
const origin = new URLSearchParams(location.search).get('origin') ?? location.origin
const api = createClient({ baseUrl: `${origin}/api`, notificationsUrl: `${origin}/notifications-service` })

const list = document.querySelector('#sections')
for (const { sectionName, content } of await api.explore.list()) {
  const item = document.createElement('li')
  item.textContent = `${sectionName}: ${content.length}`
  list.append(item)
}

const refused = await api.strategies.list().catch((error) => error)
if (isApiError(refused)) document.querySelector('#said').textContent = `Staff only (${refused.status})`
