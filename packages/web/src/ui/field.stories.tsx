import type { Meta, StoryObj } from '@storybook/react-vite'
import { stack } from '#styled-system/patterns'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { SelectField, TextAreaField, TextField } from './field.tsx'

const meta = {
  title: 'Parts/Forms/Field',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Phone number' },
  decorators: [
    (Story) => (
      <div className={stack({ gap: '5', maxWidth: 'sm' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithHint: Story = { args: { hint: 'Ten digits, without +91.', inputMode: 'tel' } }

export const Invalid: Story = {
  args: {
    hint: 'Ten digits, without +91.',
    error: 'Phone number must be exactly 10 digits',
    defaultValue: '98765',
  },
}

export const Required: Story = { args: { label: 'First name', required: true } }

export const Disabled: Story = { args: { label: 'Stock Name', disabled: true, defaultValue: 'INFY' } }

export const ReadOnly: Story = {
  args: { label: 'Strategy code', readOnly: true, defaultValue: 'MOM-QUAL-30' },
}

export const HiddenLabel: Story = {
  args: { label: 'Coupon code', hideLabel: true, placeholder: 'Coupon code' },
}

export const FileAndDate: Story = {
  render: () => (
    <>
      <TextField label="Html page" type="file" accept=".html" required hint="One .html file." />
      <TextField label="Split Date" type="date" defaultValue="2026-11-21" />
    </>
  ),
}

export const TextArea: Story = {
  render: () => (
    <>
      <TextAreaField label="Message" required placeholder="What can we help you with?" />
      <TextAreaField label="Description" error="Description is required" />
    </>
  ),
}

/** While the form is being saved. */
export const Blocked: Story = {
  render: () => (
    <>
      <TextField label="Stock Name" blocked defaultValue="POLYCAB" />
      <TextAreaField label="Description" blocked defaultValue="Fifteen shares by momentum." />
      <SelectField label="Status" blocked options={statuses} defaultValue="1" />
    </>
  ),
}

const statuses = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
]

export const Select: Story = {
  render: () => (
    <>
      <SelectField label="Status" placeholder="Select Status" options={statuses} required />
      <SelectField label="Status" options={statuses} defaultValue="1" hint="Shown to visitors at once." />
      <SelectField label="Status" options={statuses} placeholder="Select Status" error="Choose a status" />
      <SelectField label="Section" options={statuses} disabled />
    </>
  ),
}

export const LongWords: Story = {
  render: () => (
    <>
      <TextField label={LONG_WORD} hint={LONG_WORD} error={LONG_WORD} defaultValue={LONG_WORD} />
      <TextAreaField label={LONG_WORD} defaultValue={LONG_WORD} />
      <SelectField label={LONG_WORD} options={[{ value: '1', label: LONG_WORD }]} />
    </>
  ),
}
