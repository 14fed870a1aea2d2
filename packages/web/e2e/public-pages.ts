export const LIST = '/newsLetterAndBlogs'
export const ENTRY = '/newsLetterAndBlogsTemplate/blogs/3'

/** Each public page, with words from its data, or from the page if it has no data. */
export const publicPages = [
  ['/homePage', 'Markets come in waves'],
  ['/unauthorizedExplorePage', 'Learn'],
  ['/see-all?section=learn', 'Learn'],
  ['/services', 'Services'],
  ['/aboutUs', 'About us'],
  ['/contactUs', 'Contact us'],
  ['/disclosures', 'Disclosures'],
  [LIST, 'Everything, newest first'],
  ['/allVideosOfnewsLetterAndBlogs', 'All newsletters and blogs'],
  ['/category/Strategies', 'Strategies'],
  [ENTRY, 'min read'],
] as const
