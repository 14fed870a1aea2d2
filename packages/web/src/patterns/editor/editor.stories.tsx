import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError, NetworkError } from '@tarang/sdk'
import { defineTable, text } from '#patterns/table'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { fillIn, findText, press } from '../../testing/story-steps.ts'
import { defineEditor, EditableTableScreen } from './index.ts'

interface Fund {
  readonly id: number
  readonly name: string
  readonly house: string
  readonly note?: string
}

interface Draft {
  readonly name: string
  readonly house: string
  readonly since: string
  readonly note: string
  readonly cover: File | null
}

const saved = async ({ name, house }: Draft): Promise<Fund> => ({ id: 2, name, house })

const outcomes = {
  saved,
  refused: () => Promise.reject(new ApiError('A fund of this name exists.', 409, { name: 'Taken already.' })),
  lost: () => Promise.reject(new NetworkError('offline', null)),
  onItsWay: () => new Promise<Fund>(() => {}),
  stale: saved,
  long: saved,
  deleted: saved,
} satisfies Record<string, (draft: Draft) => Promise<Fund>>

/** The record as another left it, where it is not as listed. */
const others: Partial<Record<keyof typeof outcomes, Fund | null>> = {
  stale: { id: 1, name: 'Nilgiri Balanced', house: 'Aravalli', note: 'Rebalanced in March.' },
  long: { id: 1, name: LONG_WORD.repeat(4), house: LONG_WORD },
  deleted: null,
}

interface Arguments {
  /** The outcome of a save. */
  outcome: keyof typeof outcomes
}

const table = defineTable<Fund>({
  load: async () => [{ id: 1, name: 'Nilgiri Growth', house: 'Nilgiri' }],
  rowId: (row) => row.id,
  empty: 'No funds available.',
  failure: 'Failed to fetch funds.',
  columns: [text('Name', 'name'), text('House', 'house')],
})

const editors = Object.fromEntries(
  Object.entries(outcomes).map(([outcome, save]) => [
    outcome,
    defineEditor<Fund, Draft>({
      noun: 'Fund',
      draftOf: (row) => ({
        name: row?.name ?? '',
        house: row?.house ?? '',
        since: '',
        note: row?.note ?? '',
        cover: null,
      }),
      fields: [
        { kind: 'text', name: 'name', label: 'Name', required: true, lockedOnEdit: true },
        {
          kind: 'select',
          name: 'house',
          label: 'House',
          required: true,
          blank: 'Select House',
          options: ['Nilgiri', 'Aravalli'],
        },
        { kind: 'date', name: 'since', label: 'Since' },
        { kind: 'textarea', name: 'note', label: 'Note' },
        { kind: 'file', name: 'cover', label: 'Cover', accept: 'image' },
      ],
      create: save,
      update: (_, draft) => save(draft),
      current: async (row) => {
        const other = others[outcome as keyof typeof outcomes]
        return other === undefined ? row : other
      },
      added: 'Fund added successfully!',
      updated: 'Fund updated successfully!',
      notAdded: 'Failed to add the fund.',
      notUpdated: 'Failed to update the fund.',
    }),
  ]),
)

const Funds = ({ outcome }: Arguments) => (
  <EditableTableScreen
    title="Funds"
    table={table}
    editor={editors[outcome] as NonNullable<(typeof editors)[string]>}
  />
)

const meta = {
  title: 'Patterns/Editor',
  component: Funds,
  args: { outcome: 'saved' },
  argTypes: { outcome: { control: 'inline-radio', options: Object.keys(outcomes) } },
  beforeEach: freshAddress,
  render: (args) => <Funds key={args.outcome} {...args} />,
} satisfies Meta<typeof Funds>
export default meta

type Story = StoryObj<typeof meta>

const fill = (name = 'Vindhya Value') => fillIn('Add Fund', { Name: name, House: 'Nilgiri' })
const save = async (text?: string) => {
  await fill()
  await press('Save')
  if (text) await findText(text)
}

export const Default: Story = {}
export const Adding: Story = { play: () => fillIn('Add Fund') }
export const Editing: Story = { play: () => fillIn('Edit Nilgiri Growth') }
export const LongWords: Story = { play: () => fill(LONG_WORD) }
export const Incomplete: Story = {
  play: async () => {
    await fillIn('Add Fund')
    await press('Save')
    await findText('Name is required')
  },
}
export const Saving: Story = { args: { outcome: 'onItsWay' }, play: () => save() }
export const Saved: Story = { play: () => save('Fund added successfully!') }
export const Refused: Story = { args: { outcome: 'refused' }, play: () => save('Taken already.') }
export const NotSaved: Story = { args: { outcome: 'lost' }, play: () => save('Failed to add the fund.') }
const saveBeside = async (text: string) => {
  await fillIn('Edit Nilgiri Growth', { Note: 'Read again.' })
  await press('Save')
  await findText(text)
}
export const Comparing: Story = {
  args: { outcome: 'stale' },
  play: () => saveBeside('Somebody else changed this record'),
}
export const ComparingUnchosen: Story = {
  args: { outcome: 'stale' },
  play: async () => {
    await saveBeside('Somebody else changed this record')
    await press('Save')
    await findText('Both of you changed this. Choose one')
  },
}
export const ComparingLong: Story = {
  args: { outcome: 'long' },
  play: () => saveBeside('Somebody else changed this record'),
}
export const Deleted: Story = {
  args: { outcome: 'deleted' },
  play: () =>
    saveBeside('Somebody else deleted this record. Nothing was sent; what you typed is still here.'),
}
export const Discarding: Story = {
  play: async () => {
    await fill()
    await press('Cancel')
    await findText('Discard changes?')
  },
}
