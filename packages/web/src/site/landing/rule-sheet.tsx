import { cx, sva } from '#styled-system/css'

const rules = [
  { word: 'Universe', rule: 'The 500 largest listed companies, by market value.' },
  { word: 'Rank', rule: 'By price change over twelve months, leaving out the latest one.' },
  { word: 'Hold', rule: 'The first twenty, in equal parts.' },
  { word: 'Review', rule: 'On the first trading day of each month.' },
]

const sheet = sva({
  slots: ['root', 'head', 'name', 'kind', 'rules', 'rule', 'word', 'text', 'note'],
  base: {
    root: {
      layerStyle: 'raised',
      boxShadow: 'lg',
      borderRadius: 'lg',
      padding: { base: '6', md: '8' },
      _motionSafe: { animation: 'riseIn {durations.slow} {easings.out} both' },
    },
    head: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4',
      paddingBottom: '4',
    },
    name: { textStyle: 'heading.lg' },
    kind: { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' },
    rule: {
      display: 'grid',
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
      gap: '3',
      paddingBlock: '3.5',
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderColor: 'border.default',
    },
    word: { textStyle: 'label', color: 'accent.fg', lineHeight: '1.55' },
    text: { textStyle: 'body.sm', color: 'fg.default' },
    note: {
      textStyle: 'caption',
      color: 'fg.muted',
      paddingTop: '4',
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderColor: 'border.default',
    },
  },
})

/** An example of a rule set. */
export function RuleSheet({ className }: { className?: string | undefined }) {
  const slots = sheet()
  return (
    <figure className={cx(slots.root, className)}>
      <div className={slots.head}>
        <p className={slots.name}>A rule sheet</p>
        <p className={slots.kind}>Momentum, monthly</p>
      </div>
      <dl>
        {rules.map(({ word, rule }) => (
          <div key={word} className={slots.rule}>
            <dt className={slots.word}>{word}</dt>
            <dd className={slots.text}>{rule}</dd>
          </div>
        ))}
      </dl>
      <figcaption className={slots.note}>
        How a rule set reads. An illustration, not a portfolio and not a recommendation.
      </figcaption>
    </figure>
  )
}
