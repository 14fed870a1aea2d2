/** The ids of the blogs in page data that come with their like counts. */
export function blogsWithLikes(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const own = 'likesCount' in data && 'id' in data ? [String(data.id)] : []
  return [...own, ...Object.values(data).flatMap(blogsWithLikes)]
}
