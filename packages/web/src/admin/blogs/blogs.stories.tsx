import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handlers, never, offline, refusals, refused } from '@tarang/sdk/testing'
import { screen, userEvent, within } from 'storybook/test'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { cleanPage, gif, hostilePage, page, png, word } from '../../testing/files.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering } from '../../testing/story-api.ts'
import { chooseOption, openedDialog, press, pressAction } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import Blogs from './blogs.tsx'

const meta = {
  title: 'Admin/Blogs/Blog Manager',
  component: Blogs,
  beforeEach: freshAddress,
} satisfies Meta<typeof Blogs>
export default meta

type Story = StoryObj<typeof meta>

const answered = (handlers: Handlers): Story => ({ beforeEach: () => answering(handlers) })
const failed = refused(refusals.failed)

const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Blog' }))
  return openedDialog('Add Blog')
}
const fillIn = async () => {
  const form = await add()
  await userEvent.type(form.getByLabelText(/^Text/), 'Why costs decide')
  await chooseOption(form.getByLabelText(/^Category/), 'Daily Bytes')
  return form
}
const save = (form: Awaited<ReturnType<typeof add>>) =>
  userEvent.click(form.getByRole('button', { name: 'Save' }))
const edit = async () => {
  await press(/^Edit/)
  return openedDialog('Edit Blog')
}
const ask = async () => {
  await pressAction('Delete')
  return within(await screen.findByRole('alertdialog', { name: 'Delete Blog' }))
}
const remove = async () => userEvent.click((await ask()).getByRole('button', { name: 'Delete' }))

const list = tableStories({
  operation: 'listBlogs',
  rows: extremeRows(fixtures.listBlogs.blogs),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused
export const TheExample: Story = {}

export const Adding: Story = { ...Default, play: async () => void (await add()) }

export const AddingNothing: Story = {
  ...Default,
  play: async () => {
    const form = await add()
    await save(form)
    await form.findByText('Text is required')
    await form.findByText('Category is required')
  },
}

export const WithFiles: Story = {
  ...Default,
  play: async () => {
    const form = await fillIn()
    await userEvent.upload(form.getByLabelText('HTML Page'), page('<p>Costs</p>'))
    await userEvent.upload(form.getByLabelText('Background Image'), png('cover.png'))
    await userEvent.upload(form.getByLabelText('Blog Images'), [png('costs.png'), gif('चार्ट.gif')])
    await form.findByText('चार्ट.gif')
  },
}

/** Invalid files are reported at their fields before anything is sent. */
export const WrongFiles: Story = {
  ...Default,
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

const choose = async (html: string) => {
  const form = await fillIn()
  await userEvent.upload(form.getByLabelText('HTML Page'), page(html))
  return form
}

/** A page without findings. */
export const Previewing: Story = {
  ...Default,
  play: async () => {
    const form = await choose(cleanPage)
    await form.findByText('No findings.')
    await screen.findByTitle('The page of the entry')
  },
}

export const PreviewingFindings: Story = {
  ...Default,
  play: async () => {
    const form = await choose(hostilePage)
    await form.findByText(/The link of “More” is removed/)
    await form.findByText(/matches no chosen file/)
  },
}

export const PreviewingNothing: Story = {
  ...Default,
  play: async () => void (await (await add()).findByText(/^Choose an HTML page/)),
}

export const PreviewingHuge: Story = {
  ...Default,
  play: async () => {
    const form = await choose(`<p>${'word '.repeat(450_000)}</p>`)
    await form.findByText(/^This page has more than 2 MB/)
  },
}

const show = (subject: string) => async () => {
  const form = await choose(cleanPage)
  await userEvent.click(await form.findByRole('radio', { name: subject }))
}
export const PreviewingCard: Story = { ...Default, play: show('Card') }
export const PreviewingHero: Story = { ...Default, play: show('Newest entry') }
export const PreviewingLink: Story = {
  ...Default,
  play: async () => {
    await show('Shared link')()
    await screen.findByText('Why costs decide · Tarang')
  },
}

export const Editing: Story = { ...Default, play: async () => void (await edit()) }
export const Saving: Story = { ...answered({ updateBlog: never }), play: async () => save(await edit()) }

/** Unsaved changes ask before the dialog closes. */
export const Discarding: Story = {
  ...Default,
  play: async () => {
    const form = await fillIn()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  },
}

export const Added: Story = {
  play: async () => {
    await save(await fillIn())
    await screen.findByText('Blog added successfully!')
  },
}

export const Updated: Story = {
  play: async () => {
    await save(await edit())
    await screen.findByText('Blog updated successfully!')
  },
}

export const NotSaved: Story = {
  ...answered({ updateBlog: refused(fixtures.updateBlog.blogUnknown) }),
  play: async () => {
    await save(await edit())
    await screen.findByText('Failed to save blog.')
  },
}

export const SavedOffline: Story = {
  ...answered({ updateBlog: offline }),
  play: async () => {
    await save(await edit())
    await screen.findByText('Error occurred while saving.')
  },
}

export const ConfirmDelete: Story = { ...Default, play: async () => void (await ask()) }
export const Deleting: Story = { ...answered({ deleteBlog: never }), play: remove }

export const Deleted: Story = {
  play: async () => {
    await remove()
    await screen.findByText('Blog deleted successfully!')
  },
}

export const NotDeleted: Story = {
  ...answered({ deleteBlog: failed }),
  play: async () => {
    await remove()
    await screen.findByText('Failed to delete blog.')
  },
}

export const DeletedOffline: Story = {
  ...answered({ deleteBlog: offline }),
  play: async () => {
    await remove()
    await screen.findByText('Error occurred while deleting.')
  },
}
