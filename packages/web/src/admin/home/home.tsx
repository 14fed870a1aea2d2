import { config } from '#platform/config'
import { onDemand } from '#platform/on-demand'
import { useSession } from '#platform/session'
import { css } from '#styled-system/css'
import { WaveMark } from '#ui/wordmark'
import { ComplaintsReminder } from './complaints-reminder.tsx'

// After the welcome, which needs none of it.
const attentionList = onDemand(() => import('./attention-list.tsx'))

const screen = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '8',
  minHeight: '60vh',
  textAlign: 'center',
})

/** The first screen after login: a welcome, any reminder, and what needs attention. */
export default function Home({ registration = config.registration, now = new Date() }) {
  const { userName } = useSession()
  const module = attentionList.useModule()
  return (
    <div className={screen}>
      <WaveMark className={css({ boxSize: '16', color: 'accent.fg' })} />
      <h1 className={css({ textStyle: 'display.lg', overflowWrap: 'anywhere' })}>
        {userName ? `Welcome, ${userName}` : 'Welcome'}
      </h1>
      <ComplaintsReminder registration={registration} now={now} />
      {module && <module.AttentionList />}
    </div>
  )
}
