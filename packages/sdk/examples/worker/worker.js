import { createHttp, isNetworkError, listBlogs, listExploreSections } from '@tarang/sdk'

/** The request handler of an edge platform. The bundle contains only the imported calls. */
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
      const [blogs, sections] = await Promise.all([
        listBlogs(http, { signal }),
        listExploreSections(http, { signal }),
      ])
      return Response.json({ blogs: blogs.length, sections: sections.length })
    } catch (error) {
      return Response.json({ error: error.message }, { status: isNetworkError(error) ? 504 : 502 })
    }
  },
}
