import { mostCharacters, toRecordCode } from '@tarang/machines/field-rules'
import type { NewStrategyPlan, StrategyPlanChanges } from '@tarang/sdk'
import { useState } from 'react'
import type { BulkActions } from '#patterns/bulk-action'
import { choiceInPlace, type DraftOf, defineEditor, EditableTableScreen } from '#patterns/editor'
import {
  copyable,
  defineTable,
  linked,
  money,
  number,
  oneOf,
  secondary,
  text,
  totalled,
  word,
} from '#patterns/table'
import { api } from '#platform/api/api'
import { formatText } from '#platform/formats/format'
import { urlPart } from '#platform/navigation/url-part'
import { PlanOffers } from '../offers/plan-offers.tsx'
import { loadPlans, type PlanWithOffers } from '../offers/plans-with-offers.ts'
import { foundAs } from '../record-kinds.ts'
import { PlanCard } from './plan-card.tsx'

const MOST_FEATURES = 50

/** The features of a plan, from its text separated by commas. */
const listed = (features: string): string[] =>
  features
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean)

const statuses = [
  { value: 1, label: 'Active' },
  { value: 0, label: 'Inactive' },
]

const plans = defineTable<PlanWithOffers>({
  load: loadPlans,
  rowId: (plan) => plan.id,
  records: foundAs('plan', ({ title }) => title),
  pageSizes: [15],
  empty: 'No data available.',
  failure: 'Failed to fetch strategies.',
  columns: [
    copyable(text('Strategy Code', 'strategyCode')),
    text('Title', 'title'),
    secondary(word('Tag', 'tag')),
    money('Monthly Price', 'monthlyprice'),
    secondary(money('Quarterly Price', 'quarterlyprice')),
    money('Yearly Price', 'yearlyprice'),
    oneOf('Subscription Status', 'subscriptionStatus', {
      1: ['Active', 'positive'],
      0: ['Inactive', 'neutral'],
    }),
    totalled(
      linked(number('Subscribed', 'isSubscribed'), ({ strategyCode }) =>
        strategyCode ? `/strategy-user-details/${urlPart(strategyCode)}` : undefined,
      ),
    ),
  ],
})

const storedFeatures = (plan: PlanWithOffers | null) => (Array.isArray(plan?.features) ? plan.features : [])

const planEditor = defineEditor({
  noun: 'Strategy',
  draftOf: (plan: PlanWithOffers | null): DraftOf<NewStrategyPlan, 'subscribed' | 'isSubscribed'> => ({
    strategyCode: plan?.strategyCode ?? '',
    title: plan?.title ?? '',
    tag: plan?.tag ?? '',
    subscriptionStatus: String(plan?.subscriptionStatus ?? ''),
    monthlyprice: String(plan?.monthlyprice ?? ''),
    quarterlyprice: String(plan?.quarterlyprice ?? ''),
    yearlyprice: String(plan?.yearlyprice ?? ''),
    iconURL: plan?.iconURL ?? '',
    features: storedFeatures(plan).join(', '),
    description: plan?.description ?? '',
  }),
  fields: [
    {
      kind: 'text',
      name: 'strategyCode',
      label: 'Strategy Code',
      isCode: true,
      required: true,
      lockedOnEdit: true,
    },
    { kind: 'text', name: 'title', label: 'Title', most: mostCharacters.title, required: true },
    { kind: 'text', name: 'tag', label: 'Tag', required: true, lockedOnEdit: true },
    {
      kind: 'select',
      name: 'subscriptionStatus',
      label: 'Subscription Status',
      required: true,
      blank: 'Select Status',
      options: statuses,
    },
    {
      kind: 'number',
      name: 'monthlyprice',
      label: 'Monthly Price (₹)',
      min: 0,
      required: true,
      lockedOnEdit: true,
    },
    {
      kind: 'number',
      name: 'quarterlyprice',
      label: 'Quarterly Price (₹)',
      min: 0,
      required: true,
      lockedOnEdit: true,
    },
    {
      kind: 'number',
      name: 'yearlyprice',
      label: 'Yearly Price (₹)',
      min: 0,
      required: true,
      lockedOnEdit: true,
    },
    {
      kind: 'text',
      name: 'iconURL',
      label: 'Icon URL',
      isLinkOrPath: true,
      required: true,
      lockedOnEdit: true,
    },
    {
      kind: 'textarea',
      name: 'features',
      label: 'Features',
      hint: 'Separated by commas.',
      required: true,
      lockedOnEdit: true,
    },
    { kind: 'textarea', name: 'description', label: 'Description', required: true },
  ],
  validate: ({ features }, plan) => {
    const count = listed(features).length
    if (plan || (count > 0 && count <= MOST_FEATURES)) return {}
    return {
      features: count === 0 ? 'Features is required' : `Features must be at most ${MOST_FEATURES}`,
    }
  },
  create: (draft, options) =>
    api.plans.create(
      {
        strategyCode: toRecordCode(draft.strategyCode),
        title: draft.title.trim(),
        description: draft.description.trim(),
        features: listed(draft.features),
        tag: draft.tag.trim(),
        iconURL: draft.iconURL.trim(),
        subscriptionStatus: Number(draft.subscriptionStatus),
        yearlyprice: Number(draft.yearlyprice),
        monthlyprice: Number(draft.monthlyprice),
        quarterlyprice: Number(draft.quarterlyprice),
        subscribed: false,
        isSubscribed: 0,
      } satisfies Required<Omit<NewStrategyPlan, 'id'>>,
      options,
    ),
  update: ({ id }, { title, description, subscriptionStatus }, options) =>
    api.plans.update(
      id,
      {
        title: title.trim(),
        description: description.trim(),
        subscriptionStatus: Number(subscriptionStatus),
      } satisfies Required<StrategyPlanChanges>,
      options,
    ),
  added: 'Strategy added successfully!',
  updated: 'Strategy updated successfully!',
  notAdded: 'Failed to save',
  success: 'brief',
})

const status = choiceInPlace(planEditor, 'subscriptionStatus', plans)

const bulk: BulkActions<PlanWithOffers> = {
  noun: ['strategy', 'strategies'],
  nameOf: planEditor.rowName,
  actions: status.bulk,
}

/** Of a stored plan its own list: the field is locked, and a feature may have a comma. */
const featuresOf = (typed: string, plan: PlanWithOffers | null): readonly string[] =>
  plan ? storedFeatures(plan).map(formatText) : listed(typed)

export default function Plans() {
  const [shown, setShown] = useState<PlanWithOffers | null>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (plan: PlanWithOffers) => {
    setShown(plan)
    setOpen(true)
  }
  return (
    <>
      <EditableTableScreen
        title="Strategies"
        table={plans}
        editor={planEditor}
        inPlace={status}
        bulk={bulk}
        actionsWidth={96}
        rowReadActions={(plan) => [{ label: 'Prices', opens: () => show(plan) }]}
        preview={(draft, plan) => <PlanCard draft={draft} features={featuresOf(draft.features, plan)} />}
      />
      <PlanOffers plan={shown} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
