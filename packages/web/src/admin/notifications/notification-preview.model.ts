import { type NotificationDraft, notificationOf } from '@tarang/machines/notification'
import { comparableText, searchKey } from '@tarang/machines/search-text'
import { instantOf } from '@tarang/machines/wire-date'
import type { NewNotification, Notification, NotificationType } from '@tarang/sdk'
import { formatCount, formatNumber } from '#platform/formats/format'

const HOURS_24 = 24 * 60 * 60_000

type TextField = keyof NotificationDraft

/** The length of a field, and what a channel does with a longer text. No length is refused: the specification sets none. */
export interface Counter {
  /** '12 of 50 characters' */
  readonly text: string
  readonly warning: string | null
}

interface Limit {
  readonly most: number
  readonly count: (text: string) => number
  readonly warning: string
  /** The text that the limit is for, where it is more than the field's own, and its name. */
  readonly whole?: { readonly text: (notification: NewNotification) => string; readonly name: string }
}

/** The characters that a person sees: an emoji is one, and so is a Devanagari letter with its signs. */
export const visibleCharacters = (text: string): number =>
  // Firefox has the segmenter since 125.
  Intl.Segmenter ? [...new Intl.Segmenter('en-IN').segment(text)].length : codePoints(text)

const codePoints = (text: string): number => [...text].length

/** The body of a WhatsApp message, below its title. */
export const whatsAppBody = ({ shortDesc, longDesc }: Pick<NewNotification, 'shortDesc' | 'longDesc'>) =>
  [shortDesc, longDesc].filter(Boolean).join('\n\n')

/**
 * The smaller of the lengths that iOS and Android show; the header and the body of a WhatsApp template, whose characters
 * Meta counts; the part of a subject that mail programs show.
 */
const limits: Record<NotificationType, Partial<Record<TextField, Limit>>> = {
  App: {
    title: { most: 50, count: visibleCharacters, warning: 'Phones may cut off the end of this title.' },
    shortDesc: { most: 178, count: visibleCharacters, warning: 'Phones may cut off the end of this text.' },
  },
  WhatsApp: {
    title: { most: 60, count: codePoints, warning: 'WhatsApp may refuse a title of this length.' },
    longDesc: {
      most: 1024,
      count: codePoints,
      warning: 'WhatsApp may refuse a message of this length.',
      whole: { text: whatsAppBody, name: 'with the short description' },
    },
  },
  Email: {
    title: { most: 60, count: visibleCharacters, warning: 'Inboxes may cut off the end of this subject.' },
  },
}

/** The counter of each field. The texts are counted as they are sent. */
export function countersOf(
  channel: NotificationType,
  draft: NotificationDraft,
): Readonly<Record<TextField, Counter>> {
  const notification = notificationOf(channel, draft)
  const counterOf = (field: TextField): Counter => {
    const limit = limits[channel][field]
    if (!limit)
      return { text: formatCount(visibleCharacters(notification[field]), 'character'), warning: null }
    const { most, count, warning, whole } = limit
    const length = count(whole ? whole.text(notification) : notification[field])
    return {
      text: [formatNumber(length), 'of', formatCount(most, 'character'), whole?.name]
        .filter(Boolean)
        .join(' '),
      warning: length > most ? warning : null,
    }
  }
  return { title: counterOf('title'), shortDesc: counterOf('shortDesc'), longDesc: counterOf('longDesc') }
}

/** The last notification of the same title within 24 hours, if there is one. */
export function lastRepetition<Sent extends Pick<Notification, 'title' | 'createdAt'>>(
  title: string,
  sent: readonly Sent[],
  now: number,
): Sent | null {
  const wanted = searchKey(title)
  if (!wanted) return null
  const instant = ({ createdAt }: Sent) => instantOf(createdAt) ?? Number.NEGATIVE_INFINITY
  const repeated = sent.filter(
    // The clock of this computer may be behind the server's: a later instant counts too.
    (each) => searchKey(String(each.title ?? '')) === wanted && now - instant(each) < HOURS_24,
  )
  return repeated.reduce<Sent | null>(
    (last, each) => (last && instant(last) >= instant(each) ? last : each),
    null,
  )
}

const everyone: Record<NotificationType, string> = {
  App: 'Goes to everyone who has the app.',
  WhatsApp: 'Goes to everyone on WhatsApp.',
  Email: 'Goes to everyone by email.',
}

const agreement: Record<NotificationType, string> = {
  App: 'app notifications',
  WhatsApp: 'WhatsApp',
  Email: 'email',
}

/** Who gets a notification; `count` is null where the API has no consents, `unknown` where it has not told their number. */
export function audienceOf(channel: NotificationType, count: number | null | 'unknown'): string {
  if (count === null) return everyone[channel]
  if (count === 'unknown') return `Goes to everyone who agreed to ${agreement[channel]}.`
  if (count === 0) return `Goes to nobody: no one has agreed to ${agreement[channel]}.`
  return `Goes to ${formatCount(count, 'person', 'people')} who agreed to ${agreement[channel]}.`
}

/** The problem of a title that is typed a second time. */
export const titleAgainProblem = ({ title, titleAgain }: { title: string; titleAgain: string }) =>
  comparableText(titleAgain) === comparableText(title)
    ? {}
    : { titleAgain: 'Title again must be the same as the title' }
