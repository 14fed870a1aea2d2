import { mostCharacters, toRecordCode } from '@tarang/machines/field-rules'
import type { NewDiscount } from '@tarang/sdk'
import { useSelector } from '@xstate/react'
import type { BulkActions } from '#patterns/bulk-action'
import { changeRow, choiceInPlace, type DraftOf, defineEditor, EditableTable } from '#patterns/editor'
import { copyable, defineTable, longText, number, oneOf, secondary, text, useTable } from '#patterns/table'
import { api } from '#platform/api/api'
import { formatNumber } from '#platform/formats/format'
import {
  type CheckedDiscount,
  Conflicts,
  conflictsOfForm,
  hasConflicts,
  knownPlans,
  loadChecked,
  withConflicts,
} from '../offers/checked-discount.tsx'
import { OfferPreview } from '../offers/offer-preview.tsx'
import { foundAs } from '../record-kinds.ts'

const discounts = defineTable<CheckedDiscount>({
  load: loadChecked,
  rowId: (discount) => discount.id,
  records: foundAs('discount', ({ couponcode }) => couponcode),
  search: {
    label: 'Strategy or coupon code',
    in: ({ strategycode, couponcode }) => `${strategycode ?? ''} ${couponcode ?? ''}`,
  },
  filters: [
    {
      name: 'data',
      label: 'Data',
      all: 'All discounts and coupons',
      optionLabels: { conflicts: 'Has conflicts' },
      rule: { options: ['conflicts'], keeps: hasConflicts },
    },
  ],
  pageSizes: [15],
  empty: 'No data available.',
  failure: 'Failed to fetch discounts and coupons.',
  columns: [
    copyable(text('Strategy Code', 'strategycode')),
    withConflicts(copyable(text('Coupon Code', 'couponcode'))),
    oneOf('Type', 'type', { DISCOUNT: ['DISCOUNT', 'info'], COUPON: ['COUPON', 'accent'] }),
    number('Discount (%)', 'discount'),
    secondary(number('Preferred', 'preferred')),
    secondary(number('Combo', 'combo')),
    oneOf('Status', 'status', { Active: ['Active', 'positive'], Inactive: ['Inactive', 'neutral'] }),
    secondary(longText('Description', 'description')),
    secondary(longText('Condition', 'condition')),
  ],
})

const draftOf = (discount: CheckedDiscount | null): DraftOf<NewDiscount> => ({
  strategycode: discount?.strategycode ?? '',
  couponcode: discount?.couponcode ?? '',
  type: discount?.type ?? 'DISCOUNT',
  status: discount?.status ?? 'Inactive',
  discount: String(discount?.discount ?? 0),
  preferred: String(discount?.preferred ?? 0),
  combo: String(discount?.combo ?? 0),
  description: discount?.description ?? '',
  condition: discount?.condition ?? '',
})

const bodyOf = (draft: DraftOf<NewDiscount>): Required<Omit<NewDiscount, 'id'>> => ({
  strategycode: toRecordCode(draft.strategycode),
  couponcode: draft.couponcode.trim(),
  // A listed option, or the record's own value.
  type: draft.type as NewDiscount['type'],
  status: draft.status as NewDiscount['status'],
  preferred: Number(draft.preferred),
  discount: Number(draft.discount),
  description: draft.description.trim(),
  condition: draft.condition.trim(),
  combo: Number(draft.combo),
})

const discountEditor = defineEditor({
  noun: 'Discount/Coupon',
  draftOf,
  nameOf: ({ couponcode, strategycode }) => couponcode || strategycode,
  fields: [
    { kind: 'text', name: 'strategycode', label: 'Strategy Code', isCode: true, required: true },
    { kind: 'text', name: 'couponcode', label: 'Coupon Code', required: true },
    { kind: 'select', name: 'type', label: 'Type', required: true, options: ['DISCOUNT', 'COUPON'] },
    { kind: 'select', name: 'status', label: 'Status', required: true, options: ['Active', 'Inactive'] },
    { kind: 'number', name: 'discount', label: 'Discount (%)', min: 0, max: 100, required: true },
    { kind: 'number', name: 'preferred', label: 'Preferred', required: true },
    { kind: 'number', name: 'combo', label: 'Combo', required: true },
    {
      kind: 'textarea',
      name: 'description',
      label: 'Description',
      most: mostCharacters.paragraph,
      required: true,
    },
    {
      kind: 'textarea',
      name: 'condition',
      label: 'Condition',
      most: mostCharacters.paragraph,
      required: true,
    },
  ],
  create: (draft, options) => api.discounts.create(bodyOf(draft), options),
  update: ({ id }, draft, options) => api.discounts.update(id, bodyOf(draft), options),
  added: 'Discount/Coupon added successfully!',
  updated: 'Discount/Coupon updated successfully!',
  notAdded: 'Failed to save',
  success: 'brief',
})

const status = choiceInPlace(discountEditor, 'status', discounts)

const bulk: BulkActions<CheckedDiscount> = {
  noun: ['discount or coupon', 'discounts and coupons'],
  nameOf: discountEditor.rowName,
  actions: [
    ...status.bulk,
    {
      label: 'Set Not Preferred',
      title: 'Set Not Preferred',
      question: (rows) => `Are you sure you want to set Preferred of ${rows} to 0?`,
      doing: 'Setting Preferred to 0',
      done: 'set to Preferred 0',
      act: changeRow(discountEditor, { preferred: '0' }, discounts),
      failure: (error) => discountEditor.failureOf(error, false),
    },
  ],
}

/** The table with the number of conflicts in the filter's option. */
function counted(rows: readonly CheckedDiscount[]) {
  const optionLabels = { conflicts: `Has conflicts (${formatNumber(rows.filter(hasConflicts).length)})` }
  return { ...discounts, filters: discounts.filters.map((filter) => ({ ...filter, optionLabels })) }
}

export default function Discounts() {
  const rows = useTable(discounts)
  const loaded = useSelector(rows, ({ context }) => context.rows)
  return (
    <EditableTable
      title="Discounts & Coupons Manager"
      table={loaded ? counted(loaded) : discounts}
      rows={rows}
      editor={discountEditor}
      inPlace={status}
      bulk={bulk}
      preview={(draft, discount) => (
        <OfferPreview draft={draft} plans={knownPlans()}>
          <Conflicts conflicts={conflictsOfForm(bodyOf(draft), discount)} />
        </OfferPreview>
      )}
    />
  )
}
