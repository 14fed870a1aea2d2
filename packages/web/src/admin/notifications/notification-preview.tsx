import type { NotificationDraft } from '@tarang/machines/notification'
import { notificationOf } from '@tarang/machines/notification'
import type { Notification, NotificationType } from '@tarang/sdk'
import { TriangleAlert, Users } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useResource } from '#patterns/resource'
import { now } from '#platform/browser/clock'
import { formatDateTime } from '#platform/formats/console-date'
import { css } from '#styled-system/css'
import { ScrollBox } from '#ui/scroll-box'
import { messageFrames } from './message-frames.tsx'
import { audienceOf, type Counter, countersOf, lastRepetition } from './notification-preview.model.ts'
import { recipients } from './recipients.ts'

export interface NotificationPreviewProps {
  readonly channel: NotificationType
  readonly draft: NotificationDraft
  /** The notifications of the channel that are loaded, to find the same title. */
  readonly sent: readonly Notification[]
  /** Whether the API says how many people a channel reaches. */
  readonly hasRecipients: boolean
}

const region = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  alignContent: 'start',
})
const heading = css({ textStyle: 'label' })
const line = css({
  display: 'flex',
  gap: '2',
  textStyle: 'body.sm',
  overflowWrap: 'anywhere',
  '& svg': { boxSize: '4', marginTop: '0.5', flexShrink: '0' },
})
const below = css({ '& > p': { marginTop: '2' } })
const frame = css({
  maxHeight: '96',
  overflowY: 'auto',
  padding: '4',
  borderRadius: 'lg',
  backgroundColor: 'bg.muted',
})
const remark = css({ textStyle: 'caption', color: 'fg.muted' })
const warning = css({
  display: 'flex',
  gap: '2',
  textStyle: 'caption',
  color: 'warning.fg',
  fontWeight: 'medium',
  '& svg': { boxSize: '4', marginTop: '0.5', flexShrink: '0' },
})

/**
 * How a notification will look, and who gets it. Screen readers announce only a warning when it appears: the texts follow
 * every key.
 */
export function NotificationPreview({ channel, draft, sent, hasRecipients }: NotificationPreviewProps) {
  const id = useId()
  const repetition = lastRepetition(draft.title, sent, now().getTime())
  return (
    <section aria-labelledby={id} className={region}>
      <h3 id={id} className={heading}>
        Preview
      </h3>
      <div>
        <p className={line}>
          <Users aria-hidden />
          <span>{hasRecipients ? <Recipients channel={channel} /> : audienceOf(channel, null)}</span>
        </p>
        <div role="status" className={below}>
          {repetition && (
            <Warning>
              {`The same title was sent in this channel on ${formatDateTime(repetition.createdAt)}, less than 24 hours ago.`}
            </Warning>
          )}
        </div>
      </div>
      <ScrollBox label="Message" className={frame}>
        <div>{messageFrames[channel](notificationOf(channel, draft))}</div>
      </ScrollBox>
      <p className={remark}>The recipient’s device and your provider decide the final look.</p>
    </section>
  )
}

function Recipients({ channel }: { channel: NotificationType }) {
  const { data, error } = useResource(recipients, { request: channel })
  const sentence = audienceOf(channel, data?.count ?? 'unknown')
  return <span>{error === null ? sentence : `${sentence} Their number could not be fetched.`}</span>
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p className={warning}>
    <TriangleAlert aria-hidden />
    <span>{children}</span>
  </p>
)

const counterLine = css({
  display: 'grid',
  gap: '0.5',
  marginTop: '1.5',
  textStyle: 'caption',
  color: 'fg.muted',
})

/** The length of a field's text, below it. Outside the field's description, which some screen readers repeat at every key. */
const CounterLine = ({ text, warning: problem }: Counter) => (
  <div className={counterLine}>
    <p>{text}</p>
    <div role="status">{problem && <Warning>{problem}</Warning>}</div>
  </div>
)

/** The counters of a draft, by field. */
export const counterNotes = (channel: NotificationType, draft: NotificationDraft) => {
  const { title, shortDesc, longDesc } = countersOf(channel, draft)
  return {
    title: <CounterLine {...title} />,
    shortDesc: <CounterLine {...shortDesc} />,
    longDesc: <CounterLine {...longDesc} />,
  }
}
