import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { FileField, type FileFieldProps } from './file-field.tsx'

const Chosen = (props: FileFieldProps) => {
  const [files, setFiles] = useState(props.files)
  return <FileField {...props} files={files} onFiles={setFiles} />
}

const meta = {
  title: 'Parts/Forms/File field',
  tags: ['autodocs'],
  component: FileField,
  args: { label: 'Background image', accept: 'image/*', files: [], onFiles: () => {} },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof FileField>
export default meta

type Story = StoryObj<typeof meta>

const files = [
  new File(['a'], 'cover.png'),
  new File(['b'], 'तरंग, a long name of a picture in two scripts.png'),
]

export const Default: Story = {}
export const One: Story = { args: { files: files.slice(0, 1) } }
export const Several: Story = { args: { label: 'Blog images', multiple: true, files } }
export const Invalid: Story = {
  args: { required: true, files: files.slice(0, 1), error: '“cover.png” is larger than 2 MB' },
}
export const Disabled: Story = { args: { disabled: true, hint: 'Cannot be changed any more.' } }
export const LongWords: Story = {
  args: { label: LONG_WORD, hint: LONG_WORD, error: LONG_WORD, files: [new File(['a'], `${LONG_WORD}.png`)] },
}
