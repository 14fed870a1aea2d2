import { blogs, createHttp, explore, isNetworkError } from '@tarang/sdk'

/** The request handler of an edge platform. The bundle contains only the imported resources. */
export default {
  async fetch(request, { PLATFORM }) {
    const http = createHttp({
      baseUrl: `${PLATFORM}/api`,
      notificationsUrl: `${PLATFORM}/notifications-service`,
      // The limit for all attempts of a call.
      totalTimeout: 10_000,
    })
    const { signal } = request
    try {
      const [entries, sections] = await Promise.all([
        blogs(http).list({ signal }),
        explore(http).list({ signal }),
      ])
      return Response.json({ blogs: entries.length, sections: sections.length })
    } catch (error) {
      return Response.json({ error: error.message }, { status: isNetworkError(error) ? 504 : 502 })
    }
  },
}
