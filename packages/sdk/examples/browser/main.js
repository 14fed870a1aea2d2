import { createClient, isApiError } from '@tarang/sdk'

// The page's query names the platform: `?origin=https://api.example.com`.
const origin = new URLSearchParams(location.search).get('origin') ?? location.origin
const api = createClient({
  baseUrl: `${origin}/api`,
  notificationsUrl: `${origin}/notifications-service`,
  // Stale tokens are exchanged, once for all concurrent calls.
  session: {
    jwtToken: () => sessionStorage.getItem('jwtToken'),
    refreshToken: () => sessionStorage.getItem('refreshToken'),
    replace: (tokens) => {
      for (const [name, token] of Object.entries(tokens)) sessionStorage.setItem(name, token)
    },
    clear: () => sessionStorage.clear(),
  },
})

const list = document.querySelector('#sections')
for (const { sectionName, content } of await api.explore.list()) {
  const item = document.createElement('li')
  item.textContent = `${sectionName}: ${content.length}`
  list.append(item)
}

const message = document.querySelector('#message')
try {
  const strategies = await api.strategies.list()
  message.textContent = `Live strategies: ${strategies.length}`
} catch (error) {
  if (!isApiError(error)) throw error
  message.textContent = `Staff only (${error.status})`
}
