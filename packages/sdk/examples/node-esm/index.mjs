import { createClient, isApiError, isInvalidResponseError, isNetworkError } from '@tarang/sdk'

const origin = process.argv[2] ?? 'http://localhost:3000'
const api = createClient({
  baseUrl: `${origin}/api`,
  notificationsUrl: `${origin}/notifications-service`,
  // A log line for each response. Events contain no secrets.
  hooks: {
    response: ({ operation, status, milliseconds }) =>
      console.info(`${operation}: ${status} after ${Math.round(milliseconds)} ms`),
  },
})

// Public data.
const [newest] = await api.blogs.list()
console.info(`Newest: ${newest?.text} (${newest?.categories.join(', ')})`)

// Staff data: without a token the API refuses the call.
try {
  await api.strategies.list()
} catch (error) {
  if (isApiError(error)) console.info(`Refused with ${error.status}: ${error.message}`)
  else if (isNetworkError(error)) console.info(`No response: ${error.kind}`)
  else if (isInvalidResponseError(error)) console.info(`Invalid response: ${error.kind}`)
  else throw error
}
