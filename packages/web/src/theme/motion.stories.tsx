import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { css } from '#styled-system/css'
import { stack } from '#styled-system/patterns'
import { type Token, token } from '#styled-system/tokens'
import { Button } from '../ui/button.tsx'

const durations = {
  fast: 'reactions to the pointer',
  normal: 'opening and closing',
  slow: 'expanding sections',
}
const easings = { out: 'appearing and disappearing', inOut: 'continuous motion' }

interface Arguments {
  duration: keyof typeof durations
  easing: keyof typeof easings
}

const track = css({ backgroundColor: 'bg.muted', borderRadius: 'full', padding: '1', maxWidth: 'lg' })
const ball = css({
  display: 'block',
  boxSize: '6',
  borderRadius: 'full',
  backgroundColor: 'accent.solid',
  transitionProperty: 'margin-inline-start',
  _motionReduce: { transitionProperty: 'none' },
})

function Motion({ duration, easing }: Arguments) {
  const [isThere, setThere] = useState(false)
  return (
    <div className={stack({ gap: '4' })}>
      <dl className={stack({ gap: '1' })}>
        {Object.entries({ ...durations, ...easings }).map(([name, use]) => (
          <div key={name}>
            <dt className={css({ textStyle: 'label', display: 'inline' })}>
              {name}, {token(`${name in durations ? 'durations' : 'easings'}.${name}` as Token)}:
            </dt>{' '}
            <dd className={css({ display: 'inline', color: 'fg.muted' })}>{use}</dd>
          </div>
        ))}
      </dl>
      <div className={track}>
        <span
          className={ball}
          style={{
            marginInlineStart: isThere ? 'calc(100% - 1.5rem)' : 0,
            transitionDuration: token(`durations.${duration}`),
            transitionTimingFunction: token(`easings.${easing}`),
          }}
        />
      </div>
      <Button variant="outline" onClick={() => setThere(!isThere)} className={css({ justifySelf: 'start' })}>
        Move
      </Button>
    </div>
  )
}

/** Nothing moves with reduced motion: animated parts appear at once. */
const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  args: { duration: 'normal', easing: 'out' },
  argTypes: {
    duration: { control: 'inline-radio', options: Object.keys(durations) },
    easing: { control: 'inline-radio', options: Object.keys(easings) },
  },
} satisfies Meta<typeof Motion>
export default meta

export const Default: StoryObj<typeof meta> = {}
