import type { NewNotification, NotificationType } from '@tarang/sdk'
import type { ReactNode } from 'react'
import { config } from '#platform/config'
import { css } from '#styled-system/css'
import { WaveMark } from '#ui/wordmark'
import { whatsAppBody } from './notification-preview.model.ts'

const caption = css({ textStyle: 'caption', color: 'fg.muted' })
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })
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
      <p className={caption}>Opened in the app</p>
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

/** How a message looks in each channel. */
export const messageFrames: Record<NotificationType, (notification: NewNotification) => ReactNode> = {
  App: (notification) => <PushCard {...notification} />,
  WhatsApp: (notification) => <WhatsAppBubble {...notification} />,
  Email: (notification) => <Mail {...notification} />,
}
