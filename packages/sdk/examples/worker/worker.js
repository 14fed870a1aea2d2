import { createHttp, isNetworkError, listBlogs, listExploreSections } from '@tarang/sdk'

/** What edge platforms call for each request. Of the package, only what is named here is in the bundle. */
export default {
  async fetch(request, { PLATFORM }) {
    const http = createHttp({
      baseUrl: `${PLATFORM}/api`,
      notificationsUrl: `${PLATFORM}/notifications-service`,
      // Whoever asked waits no longer than this, further tries included.
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
