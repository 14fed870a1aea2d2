import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { gif, page, png, word } from '../../testing/files.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import Blogs from './blogs.tsx'

const meta = {
  title: 'Admin/Blog Manager',
  component: Blogs,
  beforeEach: freshAddress,
} satisfies Meta<typeof Blogs>
export default meta

type Story = StoryObj<typeof meta>

const { blogs, none } = examples.blogs.listBlogs
const { savedBlog } = examples.blogs.createBlog
const { changedBlog, blogUnknown } = examples.blogs.updateBlog
const many = Array.from({ length: 20 }, (_, n) =>
  blogs.value.map((blog) => ({ ...blog, id: blog.id + n * 10 })),
).flat()

interface Answers {
  readonly list?: Answer
  readonly create?: Answer
  readonly update?: Answer
  readonly delete?: Answer
}

const answered = ({
  list = { body: many },
  create = 'never',
  update = 'never',
  ...rest
}: Answers = {}): Story => ({
  beforeEach: () =>
    answering({
      'GET /api/fetchNewsLetterAndBlogs': list,
      'POST /api/newsletter/upload': create,
      'POST /api/newsletter/edit': update,
      'POST /api/newsletter/delete/40': rest.delete ?? 'never',
    }),
})
const refused = { status: 500, body: examples.refusals.failed.value }

const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Blog' }))
  return within(await screen.findByRole('dialog', { name: 'Add Blog' }))
}
const fillIn = async () => {
  const form = await add()
  await userEvent.type(form.getByLabelText(/^Text/), 'Why costs decide')
  await userEvent.selectOptions(form.getByLabelText(/^Category/), 'Daily Bytes')
  return form
}
const save = (form: Awaited<ReturnType<typeof add>>) =>
  userEvent.click(form.getByRole('button', { name: 'Save' }))
const edit = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^Edit/ })
  if (first) await userEvent.click(first)
  return within(await screen.findByRole('dialog', { name: 'Edit Blog' }))
}
const ask = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^Delete/ })
  if (first) await userEvent.click(first)
  return within(await screen.findByRole('alertdialog', { name: 'Delete Blog' }))
}
const remove = async () => userEvent.click((await ask()).getByRole('button', { name: 'Delete' }))

export const Full = answered()
export const TheExample = answered({ list: { body: blogs.value } })
export const Empty = answered({ list: { body: none.value } })
export const Loading = answered({ list: 'never' })
export const Refused = answered({ list: refused })

export const Adding: Story = { ...Full, play: async () => void (await add()) }

export const AddingNothing: Story = {
  ...Full,
  play: async () => {
    const form = await add()
    await save(form)
    await form.findByText('Text is required')
    await form.findByText('Category is required')
  },
}

export const WithFiles: Story = {
  ...Full,
  play: async () => {
    const form = await fillIn()
    await userEvent.upload(form.getByLabelText('HTML Page'), page('<p>Costs</p>'))
    await userEvent.upload(form.getByLabelText('Background Image'), png('cover.png'))
    await userEvent.upload(form.getByLabelText('Blog Images'), [png('costs.png'), gif('चार्ट.gif')])
    await form.findByText('चार्ट.gif')
  },
}

/** What cannot be taken is said at its field, before anything is sent. */
export const WrongFiles: Story = {
  ...Full,
  play: async () => {
    const user = userEvent.setup({ applyAccept: false })
    const form = await fillIn()
    await user.upload(form.getByLabelText('HTML Page'), word())
    await user.upload(form.getByLabelText('Background Image'), png('heavy.png', 2_100_000))
    await user.upload(
      form.getByLabelText('Blog Images'),
      Array.from({ length: 21 }, (_, n) => png(`${n + 1}.png`)),
    )
    await form.findByText('“heavy.png” is larger than 2 MB')
    await form.findByText('At most 20 files are accepted')
  },
}

export const Editing: Story = { ...Full, play: async () => void (await edit()) }
export const Saving: Story = { ...Full, play: async () => save(await edit()) }

/** What was typed is not given up unasked. */
export const Discarding: Story = {
  ...Full,
  play: async () => {
    const form = await fillIn()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  },
}

export const Added: Story = {
  ...answered({ create: { body: savedBlog.value } }),
  play: async () => {
    await save(await fillIn())
    await screen.findByText('Blog added successfully!')
  },
}

export const Updated: Story = {
  ...answered({ update: { body: changedBlog.value } }),
  play: async () => {
    await save(await edit())
    await screen.findByText('Blog updated successfully!')
  },
}

export const NotSaved: Story = {
  ...answered({ update: { status: 404, body: blogUnknown.value } }),
  play: async () => {
    await save(await edit())
    await screen.findByText('Failed to save blog.')
  },
}

export const SavedOffline: Story = {
  beforeEach: () => {
    const end = answering({ 'GET /api/fetchNewsLetterAndBlogs': { body: many } })
    const answers = globalThis.fetch
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.method === 'POST'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answers(input, init)
    return end
  },
  play: async () => {
    await save(await edit())
    await screen.findByText('Error occurred while saving.')
  },
}

export const Asking: Story = { ...Full, play: async () => void (await ask()) }
export const Deleting: Story = { ...Full, play: remove }

export const Deleted: Story = {
  ...answered({ delete: { body: examples.blogs.deleteBlog.deleted.value } }),
  play: async () => {
    await remove()
    await screen.findByText('Blog deleted successfully!')
  },
}

export const NotDeleted: Story = {
  ...answered({ delete: refused }),
  play: async () => {
    await remove()
    await screen.findByText('Failed to delete blog.')
  },
}

export const DeletedOffline: Story = {
  beforeEach: SavedOffline.beforeEach!,
  play: async () => {
    await remove()
    await screen.findByText('Error occurred while deleting.')
  },
}
