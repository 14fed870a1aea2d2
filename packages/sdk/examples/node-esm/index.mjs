import { createClient, isApiError, isInvalidResponseError, isNetworkError } from '@tarang/sdk'

const origin = process.argv[2] ?? 'http://localhost:3000'
const api = createClient({
  baseUrl: `${origin}/api`,
  notificationsUrl: `${origin}/notifications-service`,
  // A line for each answer: whatever could be a secret is blacked out before a hook is told.
  hooks: {
    response: ({ operation, status, milliseconds }) =>
      console.info(`${operation}: ${status} after ${Math.round(milliseconds)} ms`),
  },
})

// What everybody may read.
const [newest] = await api.blogs.list()
console.info(`Newest: ${newest?.text} (${newest?.categories.join(', ')})`)

// What only staff may read: without a token the API refuses, and says so.
try {
  await api.strategies.list()
} catch (error) {
  if (isApiError(error)) console.info(`Refused with ${error.status}: ${error.message}`)
  else if (isNetworkError(error)) console.info(`No answer came: ${error.kind}`)
  else if (isInvalidResponseError(error)) console.info(`An answer came that cannot be used: ${error.kind}`)
  else throw error
}
