import type { Id } from '@tarang/sdk'
import { urlPart } from '#platform/url-part'

/** The public navigation. */
export const navigation = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/unauthorizedExplorePage' },
  { label: 'Blogs', to: '/newsLetterAndBlogs' },
  { label: 'Services', to: '/services' },
  { label: 'About Us', to: '/aboutUs' },
  { label: 'Contact Us', to: '/contactUs' },
] as const

/** `/` leads to `/homePage`, so both are home. */
export const isCurrent = (to: string, path: string) => path === (to === '/' ? '/homePage' : to)

export const seeAll = (section: string) => `/see-all?section=${urlPart(section)}`

export const blogPath = (id: Id) => `/newsLetterAndBlogsTemplate/blogs/${urlPart(id)}`

export const categoryPath = (category: string) => `/category/${urlPart(category)}`

export const EXPLORE = '/unauthorizedExplorePage'

export const BLOGS = '/newsLetterAndBlogs'

/** The id of the search in the page of newsletters and blogs. */
export const SEARCH = 'search'

export const ALL_ENTRIES = '/allVideosOfnewsLetterAndBlogs'

export const CONTACT = '/contactUs'

export const DISCLOSURES = '/disclosures'
