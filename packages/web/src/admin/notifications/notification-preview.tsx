import type { NotificationDraft } from '@tarang/machines/notification'
import { notificationOf } from '@tarang/machines/notification'
import type { NewNotification, Notification, NotificationType } from '@tarang/sdk'
import type { RecipientCount } from '@tarang/sdk/extensions'
import { TriangleAlert, Users } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { defineResource, useResource } from '#patterns/resource'
import { now } from '#platform/clock'
import { config } from '#platform/config'
import { formatConsoleDateTime } from '#platform/console-date'
import { css } from '#styled-system/css'
import { ScrollBox } from '#ui/scroll-box'
import { WaveMark } from '#ui/wordmark'
import {
  audienceOf,
  type Counter,
  countersOf,
  lastRepetition,
  whatsAppBody,
} from './notification-preview.model.ts'

const recipients = defineResource<RecipientCount, NotificationType>({
  // Loaded on demand: an API without extensions does not need their client.
  load: async (channel, options) => {
    const { extensions } = await import('#platform/extensions')
    return extensions.deliveries.recipients(channel, options)
  },
})

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
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })
const remark = css({ textStyle: 'caption', color: 'fg.muted' })
const warning = css({
  display: 'flex',
  gap: '2',
  textStyle: 'caption',
  color: 'warning.fg',
  fontWeight: 'medium',
  '& svg': { boxSize: '4', marginTop: '0.5', flexShrink: '0' },
})

const frames: Record<NotificationType, (notification: NewNotification) => ReactNode> = {
  App: (notification) => <PushCard {...notification} />,
  WhatsApp: (notification) => <WhatsAppBubble {...notification} />,
  Email: (notification) => <Mail {...notification} />,
}

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
          {hasRecipients ? <Recipients channel={channel} /> : audienceOf(channel, null)}
        </p>
        <div role="status" className={below}>
          {repetition && (
            <Warning>
              The same title was sent in this channel on {formatConsoleDateTime(repetition.createdAt)}, less
              than 24 hours ago.
            </Warning>
          )}
        </div>
      </div>
      <ScrollBox label="Message" className={frame}>
        <div>{frames[channel](notificationOf(channel, draft))}</div>
      </ScrollBox>
      <p className={remark}>The recipient’s device and your provider decide the final look.</p>
    </section>
  )
}

function Recipients({ channel }: { channel: NotificationType }) {
  const { data, error } = useResource(recipients, { request: channel })
  const sentence = audienceOf(channel, data?.count ?? null)
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

const text = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const missing = css({ color: 'fg.muted', fontStyle: 'italic' })

/** A text as it is typed, or the name of what is missing. */
const Typed = ({ children, name }: { children: string; name: string }) =>
  children ? (
    <span dir="auto" className={text}>
      {children}
    </span>
  ) : (
    <span className={missing}>{name}</span>
  )

const push = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '3',
  padding: '3',
  layerStyle: 'raised',
  textStyle: 'body.sm',
})
const icon = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '9',
  borderRadius: 'md',
  backgroundColor: 'accent.solid',
  color: 'accent.onSolid',
  '& svg': { boxSize: '6' },
})
const pushTop = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  textStyle: 'caption',
  color: 'fg.muted',
})
const strong = css({ fontWeight: 'semibold' })
const cutToLine = css({ fontWeight: 'semibold', lineClamp: '1' })
const cutToLines = css({ lineClamp: '4' })
const inApp = css({ paddingInline: '1', textStyle: 'body.sm' })

const PushCard = ({ title, shortDesc, longDesc }: NewNotification) => (
  <div className={stack}>
    <div className={push}>
      <span className={icon}>
        <WaveMark />
      </span>
      <div>
        <p className={pushTop}>
          <span>{config.brand}</span>
          <span>now</span>
        </p>
        <p className={cutToLine}>
          <Typed name="Title">{title}</Typed>
        </p>
        <p className={cutToLines}>
          <Typed name="Short description">{shortDesc}</Typed>
        </p>
      </div>
    </div>
    <div className={inApp}>
      <p className={remark}>Opened in the app</p>
      <p>
        <Typed name="Long description">{longDesc}</Typed>
      </p>
    </div>
  </div>
)

const bubble = css({
  width: 'fit',
  maxWidth: 'full',
  padding: '3',
  layerStyle: 'surface',
  borderStartStartRadius: '0',
  textStyle: 'body.sm',
  display: 'grid',
  gap: '1.5',
})

const WhatsAppBubble = (notification: NewNotification) => (
  <div className={bubble}>
    <p className={strong}>
      <Typed name="Title">{notification.title}</Typed>
    </p>
    <p>
      <Typed name="Short and long description">{whatsAppBody(notification)}</Typed>
    </p>
  </div>
)

const mail = css({ layerStyle: 'surface', textStyle: 'body.sm' })
const mailTop = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '3',
  rowGap: '1',
  padding: '3',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.subtle',
})
const term = css({ color: 'fg.muted' })
const mailBody = css({ display: 'grid', gap: '3', padding: '3' })

const Mail = ({ title, shortDesc, longDesc }: NewNotification) => (
  <div className={mail}>
    <dl className={mailTop}>
      <dt className={term}>From</dt>
      <dd>{config.brand}</dd>
      <dt className={term}>Subject</dt>
      <dd className={strong}>
        <Typed name="Title">{title}</Typed>
      </dd>
    </dl>
    <div className={mailBody}>
      <p>
        <Typed name="Short description">{shortDesc}</Typed>
      </p>
      <p>
        <Typed name="Long description">{longDesc}</Typed>
      </p>
    </div>
  </div>
)
