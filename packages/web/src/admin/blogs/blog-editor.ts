import { mostCharacters } from '@tarang/machines/field-rules'
import type { Blog, BlogCategory } from '@tarang/sdk'
import { isApiError, isNetworkError } from '@tarang/sdk'
import { defineEditor } from '#patterns/editor'
import { api } from '#platform/api/api'

interface Draft {
  readonly text: string
  readonly category: string
  readonly htmlPage: File | null
  readonly backgroundImage: File | null
  readonly blogImage: readonly File[]
}

const CATEGORIES: readonly BlogCategory[] = [
  'Daily Bytes',
  'Market Nuggets',
  'Market Events',
  'Strategies',
  'Support Center',
  'Uncategorized',
]
const isCategory = (category: string): category is BlogCategory => CATEGORIES.some((one) => one === category)

/** Omits files that were not chosen: the API keeps those it has. */
const filesOf = ({ htmlPage, backgroundImage, blogImage }: Draft) => ({
  ...(htmlPage && { htmlPage }),
  ...(backgroundImage && { backgroundImage }),
  ...(blogImage.length > 0 && { blogImage: [...blogImage] }),
})

export const blogEditor = defineEditor({
  noun: 'Blog',
  draftOf: (blog: Blog | null): Draft => ({
    text: blog?.text ?? '',
    category: blog?.categories.join(', ') ?? '',
    htmlPage: null,
    backgroundImage: null,
    blogImage: [],
  }),
  fields: [
    {
      kind: 'text',
      name: 'text',
      label: 'Text',
      most: mostCharacters.title,
      required: true,
      isWide: true,
      hint: 'The title that readers see.',
    },
    {
      kind: 'select',
      name: 'category',
      label: 'Category',
      required: true,
      isWide: true,
      blank: 'Select Category',
      options: CATEGORIES,
    },
    {
      kind: 'file',
      name: 'htmlPage',
      label: 'HTML Page',
      accept: 'html',
      hint: 'The body: one .html file of up to 5 MB. An edited blog keeps its body unless you choose another file.',
    },
    {
      kind: 'file',
      name: 'backgroundImage',
      label: 'Background Image',
      accept: 'image',
      hint: 'Up to 2 MB. An edited blog keeps its image unless you choose another file.',
    },
    {
      kind: 'files',
      name: 'blogImage',
      label: 'Blog Images',
      accept: 'image',
      hint: 'Up to 20 images of 2 MB each. The HTML page refers to them by file name.',
    },
  ],
  create: (draft, options) =>
    api.blogs.create(
      { text: draft.text, category: draft.category as BlogCategory, ...filesOf(draft) },
      options,
    ),
  update: ({ id }, draft, options) => {
    const { text, category } = draft
    // The API takes one category; a blog with several keeps them unless the user picks one.
    return api.blogs.update(
      { id, text, ...(isCategory(category) && { category }), ...filesOf(draft) },
      options,
    )
  },
  current: async ({ id }, options) => {
    try {
      return await api.blogs.get(id, options)
    } catch (error) {
      if (isApiError(error) && error.status === 404) return null
      throw error
    }
  },
  added: 'Blog added successfully!',
  updated: 'Blog updated successfully!',
  notAdded: (error) => (isNetworkError(error) ? 'Error occurred while saving.' : 'Failed to save blog.'),
})
