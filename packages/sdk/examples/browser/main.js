import { createClient, isApiError } from '@tarang/sdk'

// The address of the platform comes with the page's own: `?origin=https://api.example.com`.
const origin = new URLSearchParams(location.search).get('origin') ?? location.origin
const api = createClient({
  baseUrl: `${origin}/api`,
  notificationsUrl: `${origin}/notifications-service`,
  // A session that outlives its token: a stale one is exchanged, once for all calls that wait.
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

const said = document.querySelector('#said')
try {
  const strategies = await api.strategies.list()
  said.textContent = `Live strategies: ${strategies.length}`
} catch (error) {
  if (!isApiError(error)) throw error
  said.textContent = `Staff only (${error.status})`
}
