const { createClient, isApiError } = require('@tarang/sdk')

async function main() {
  const origin = process.argv[2] ?? 'http://localhost:3000'
  const api = createClient({
    baseUrl: `${origin}/api`,
    notificationsUrl: `${origin}/notifications-service`,
  })

  const sections = await api.explore.list()
  console.info(`Explore: ${sections.map(({ sectionName }) => sectionName).join(', ')}`)

  // Codes are sent to staff only. The response is the same for every number, so that it does not reveal who is staff.
  await api.auth.verifyCode('9000000000', '000000').catch((error) => {
    if (!isApiError(error)) throw error
    console.info(`Refused with ${error.status}: ${error.message}`)
  })
}

main()
