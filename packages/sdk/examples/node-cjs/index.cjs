const { createClient, isApiError } = require('@tarang/sdk')

async function main() {
  const origin = process.argv[2] ?? 'http://localhost:3000'
  const api = createClient({
    baseUrl: `${origin}/api`,
    notificationsUrl: `${origin}/notifications-service`,
  })

  const sections = await api.explore.list()
  console.info(`Explore: ${sections.map(({ sectionName }) => sectionName).join(', ')}`)

  // A code is sent to staff only; the answer is the same for every number, so that nobody can tell who is staff.
  await api.auth.verifyCode('9000000000', '000000').catch((error) => {
    if (!isApiError(error)) throw error
    console.info(`Refused with ${error.status}: ${error.message}`)
  })
}

main()
