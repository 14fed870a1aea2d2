import { useSession } from '#platform/api/session'
import { config } from '#platform/config'
import { onDemand } from '#platform/loading/on-demand'
import { css } from '#styled-system/css'
import { WaveMark } from '#ui/wordmark'
import { Board } from './board.tsx'

// After the welcome, which needs none of it.
const attentionList = onDemand(() => import('./attention-list.tsx'))

const screen = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '8',
  paddingBlock: { base: '4', md: '8' },
  textAlign: 'center',
})

export interface HomeProps {
  readonly registration?: typeof config.registration
  readonly now?: Date
}

/** The first screen after login: a welcome, and what needs attention. */
export default function Home({ registration = config.registration, now }: HomeProps) {
  const { userName } = useSession()
  const module = attentionList.useModule()
  return (
    <div className={screen}>
      <WaveMark className={css({ boxSize: '16', color: 'accent.fg' })} />
      <h1 className={css({ textStyle: 'display.lg', overflowWrap: 'anywhere' })}>
        {userName ? `Welcome, ${userName}` : 'Welcome'}
      </h1>
      {module ? <module.AttentionList registration={registration} at={now} /> : <Board />}
    </div>
  )
}
