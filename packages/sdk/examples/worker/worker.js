import { createClient, isNetworkError } from '@tarang/sdk'

/** What edge platforms call for each request. */
export default {
  async fetch(request, { PLATFORM }) {
    const api = createClient({
      baseUrl: `${PLATFORM}/api`,
      notificationsUrl: `${PLATFORM}/notifications-service`,
    })
    try {
      const [blogs, sections] = await Promise.all([
        api.blogs.list({ signal: request.signal }),
        api.explore.list({ signal: request.signal }),
      ])
      return Response.json({ blogs: blogs.length, sections: sections.length })
    } catch (error) {
      return Response.json({ error: error.message }, { status: isNetworkError(error) ? 504 : 502 })
    }
  },
}
