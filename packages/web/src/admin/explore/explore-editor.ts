import { mostCharacters } from '@tarang/machines/field-rules'
import type { ExploreItem, ExploreStatus, NewExploreItem } from '@tarang/sdk'
import { type DraftOf, defineEditor } from '#patterns/editor'
import { api } from '#platform/api/api'

/** An explore item with the name of its section. */
export type Item = ExploreItem & { readonly sectionName: string }

const SECTIONS = ['learn', 'feature', 'offer', 'service']

export const exploreEditor = defineEditor({
  noun: 'Explore Data',
  draftOf: (item: Item | null): DraftOf<NewExploreItem> => ({
    description: item?.description ?? '',
    type: item?.type ?? '',
    text: item?.text ?? '',
    status: String(item?.status ?? ''),
    backgroundImage: item?.backgroundImage ?? '',
    videoLink: item?.videoLink ?? '',
    section: item?.section ?? '',
  }),
  nameOf: ({ text, description }) => text || description,
  fields: [
    { kind: 'text', name: 'text', label: 'Text', most: mostCharacters.paragraph, lockedOnEdit: true },
    { kind: 'text', name: 'type', label: 'Type', lockedOnEdit: true },
    { kind: 'textarea', name: 'description', label: 'Description', lockedOnEdit: true },
    {
      kind: 'text',
      name: 'backgroundImage',
      label: 'Background Image',
      most: mostCharacters.link,
      lockedOnEdit: true,
    },
    { kind: 'text', name: 'videoLink', label: 'Video Link', most: mostCharacters.link, lockedOnEdit: true },
    {
      kind: 'select',
      name: 'section',
      label: 'Section',
      blank: 'Select Section',
      options: SECTIONS,
      lockedOnEdit: true,
    },
    {
      kind: 'select',
      name: 'status',
      label: 'Status',
      required: true,
      blank: 'Select Status',
      options: [
        { value: '1', label: 'Active' },
        { value: '0', label: 'Inactive' },
      ],
    },
  ],
  create: async (draft, options) => {
    const item = await api.explore.create({ ...draft, id: '' } as NewExploreItem, options)
    return item && { ...item, sectionName: draft.section }
  },
  update: async (item, { status }, options) => {
    const changes = { id: item.id, status: status as ExploreStatus }
    return { ...item, ...(await api.explore.updateStatus(changes, options)), ...changes }
  },
  added: 'Explore data added successfully!',
  updated: 'Explore data updated successfully!',
  notAdded: 'Failed to add explore data.',
  notUpdated: 'Failed to update explore data.',
  success: 'toast',
})
