import {
  type EditorRules,
  type FieldErrors,
  fieldsOf,
  isSameDraft,
  isSameValue,
} from '../editor/editor.model.ts'

/** Whose value of a field is saved. */
export type Side = 'mine' | 'theirs'

/** The sides chosen, by field. */
export type Choices<Draft> = Readonly<Partial<Record<keyof Draft & string, Side>>>

/** A field whose value in the record now is not the one typed. */
export interface ComparedField<Draft> {
  readonly name: keyof Draft & string
  /** The value that the form was based on. */
  readonly was: unknown
  readonly theirs: unknown
  readonly mine: unknown
  /** `null` where both changed it, until one is chosen. */
  readonly chosen: Side | null
}

/** A draft, the row that it changes, and the row as another changed it. */
export interface Versions<Row, Draft extends object> {
  readonly draftOf: EditorRules<Row, Draft>['draftOf']
  readonly row: Row | null
  readonly newer: Row | null
  readonly draft: Draft
}

export interface ComparisonContext<Row, Draft extends object> extends Versions<Row, Draft> {
  readonly choices: Choices<Draft>
  /** The fields without a choice, after a submit. */
  readonly fieldErrors: FieldErrors<Draft>
}

export type ComparisonEvent<Draft> =
  /** Chooses whose value of a field is saved, or without a field those of all. */
  { type: 'comparison.choose'; side: Side; field?: keyof Draft & string } | { type: 'comparison.submit' }

/** `field` is the first one without a choice. */
export interface ComparisonEmitted<Draft> {
  readonly type: 'refused'
  readonly field: keyof Draft & string
}

export const noChoices = <Draft>() => ({}) as Choices<Draft>

/** The fields in which the record now and the draft differ, in the draft's order. */
export const comparedFields = <Row, Draft extends object>(
  { draftOf, row, newer, draft }: Versions<Row, Draft>,
  choices: Choices<Draft> = noChoices(),
): readonly ComparedField<Draft>[] => {
  const [base, current] = [draftOf(row), draftOf(newer)]
  return fieldsOf(draft).flatMap((name) => {
    const [was, theirs, mine] = [base[name], current[name], draft[name]]
    if (isSameValue(theirs, mine)) return []
    const byDefault = isSameValue(mine, was) ? 'theirs' : isSameValue(theirs, was) ? 'mine' : null
    return [{ name, was, theirs, mine, chosen: choices[name] ?? byDefault }]
  })
}

/**
 * What a record that was read again means for the draft: another changed it, beyond what was typed too, or it has the typed
 * values. `null` if the draft can be saved.
 */
export function changeOf<Row, Draft extends object>(
  versions: Versions<Row, Draft>,
): 'stale' | 'upToDate' | null {
  const { draftOf, row, newer, draft } = versions
  if (comparedFields(versions).some(({ was, theirs }) => !isSameValue(was, theirs))) return 'stale'
  return isSameDraft(draftOf(newer), draft) && !isSameDraft(draftOf(row), draft) ? 'upToDate' : null
}

/** The draft with their values where those are chosen. */
export const mergedDraft = <Row, Draft extends object>(
  versions: Versions<Row, Draft>,
  choices: Choices<Draft>,
): Draft => ({
  ...versions.draft,
  ...Object.fromEntries(
    comparedFields(versions, choices).flatMap(({ name, theirs, chosen }) =>
      chosen === 'theirs' ? [[name, theirs]] : [],
    ),
  ),
})

/** The choices after all fields, or one, got a side. */
export const choicesAfter = <Row, Draft extends object>(
  { choices, ...versions }: ComparisonContext<Row, Draft>,
  side: Side,
  field?: keyof Draft & string,
): Choices<Draft> =>
  field
    ? { ...choices, [field]: side }
    : (Object.fromEntries(comparedFields(versions).map(({ name }) => [name, side])) as Choices<Draft>)

/** The fields that both changed, and whose side is not chosen. */
export const unchosenFields = <Row, Draft extends object>({
  choices,
  ...versions
}: ComparisonContext<Row, Draft>): FieldErrors<Draft> =>
  Object.fromEntries(
    comparedFields(versions, choices).flatMap(({ name, chosen }) =>
      chosen ? [] : [[name, 'Both of you changed this. Choose one']],
    ),
  ) as FieldErrors<Draft>
