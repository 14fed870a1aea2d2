import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handler, never, refusals, refused } from '@tarang/sdk/testing'
import { screen, userEvent } from 'storybook/test'
import { cleanPage, page, png } from '../../testing/files.ts'
import { answering } from '../../testing/story-api.ts'
import { openedDialog } from '../../testing/story-steps.ts'
import NewsletterUpload from './newsletter-upload.tsx'

const meta = {
  title: 'Admin/Blogs/Upload Newsletter',
  component: NewsletterUpload,
} satisfies Meta<typeof NewsletterUpload>
export default meta

type Story = StoryObj<typeof meta>

const answered = (answer: Handler<'createBlog'>): Story => ({
  beforeEach: () => answering({ createBlog: answer }),
})

const popup = () => openedDialog('Upload Newsletter')
const upload = async () => {
  const form = await popup()
  await userEvent.type(form.getByLabelText(/^Text/), 'The week in five charts')
  await userEvent.upload(form.getByLabelText(/^HTML Page/), page('<p>Chart one</p>'))
  await userEvent.upload(form.getByLabelText(/^Background Image/), png('cover.png'))
  await userEvent.click(form.getByRole('button', { name: 'Upload' }))
  return form
}

export const Default = answered(never)
export const Nothing: Story = {
  ...Default,
  play: async () => {
    const form = await popup()
    await userEvent.click(form.getByRole('button', { name: 'Upload' }))
    await form.findByText('Text is required')
    await form.findByText('HTML Page is required')
    await form.findByText('Background Image is required')
  },
}

export const Previewing: Story = {
  ...Default,
  play: async () => {
    const form = await popup()
    await userEvent.upload(form.getByLabelText(/^HTML Page/), page(cleanPage))
    await form.findByText('No findings.')
  },
}

export const Uploading: Story = { ...Default, play: async () => void (await upload()) }

export const Uploaded: Story = {
  ...answered(fixtures.createBlog.savedBlog),
  play: async () => {
    const form = await upload()
    await form.findByText('Newsletter uploaded successfully!')
  },
}

/** The form keeps its values. */
export const Refused: Story = {
  ...answered(refused(refusals.failed)),
  play: async () => {
    const form = await upload()
    await form.findByText('Failed to upload newsletter.')
  },
}

/** The API names the invalid field. */
export const RefusedImage: Story = {
  ...answered(refused(fixtures.createBlog.imageKindWrong)),
  play: async () => {
    const form = await upload()
    await form.findByText('Failed to upload newsletter.')
  },
}

export const Discarding: Story = {
  ...Default,
  play: async () => {
    const form = await popup()
    await userEvent.type(form.getByLabelText(/^Text/), 'The week')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  },
}
