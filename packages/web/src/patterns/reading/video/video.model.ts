import { safeUrl } from '#platform/navigation/safe-url'

/** A video: none, playable in an embed, or a link to another page. */
export type Video =
  | { readonly kind: 'none' }
  | { readonly kind: 'embed'; readonly src: string; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }

/** A video that the player can show. */
export interface PlayableVideo {
  readonly title: string
  readonly src: string
  readonly href: string
}

/** Plays videos one at a time. */
export interface VideoPlayer {
  readonly play: (video: PlayableVideo) => void
  /** Downloads the player ahead of a click. */
  readonly prepare: () => void
}

export const messages = { noVideo: 'No video available' }

const none: Video = { kind: 'none' }

const PRIVACY_HOST = 'www.youtube-nocookie.com'
const YOUTUBE_PAGES = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'])
const YOUTUBE_PLAYERS = [PRIVACY_HOST, 'www.youtube.com']

function youTubeId(url: URL): string | null {
  const [kind, id] = url.pathname.split('/').filter(Boolean)
  if (url.hostname === 'youtu.be') return asId(kind)
  if (url.hostname !== PRIVACY_HOST && !YOUTUBE_PAGES.has(url.hostname)) return null
  if (kind === 'watch') return asId(url.searchParams.get('v'))
  return kind === 'embed' || kind === 'shorts' || kind === 'live' ? asId(id) : null
}

const asId = (value: string | null | undefined) => (value && /^[\w-]{6,20}$/.test(value) ? value : null)

/** `90`, `90s` and `1m30s` as seconds. */
function startSecond(url: URL): number {
  const time = url.searchParams.get('start') ?? url.searchParams.get('t') ?? ''
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

function youTubeEmbed(host: string, id: string, start: number): string {
  const embed = new URL(`https://${host}/embed/${id}`)
  embed.search = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    ...(start > 0 && { start: String(start) }),
  }).toString()
  return embed.href
}

/** Reads an untrusted link; only configured hosts are embedded. */
export function readVideo(link: unknown, hosts: readonly string[]): Video {
  const address = safeUrl(link)
  if (!address) return none
  const url = new URL(address)

  const id = youTubeId(url)
  const player = YOUTUBE_PLAYERS.find((host) => hosts.includes(host))
  if (id && player) return { kind: 'embed', src: youTubeEmbed(player, id, startSecond(url)), href: url.href }

  return url.protocol === 'https:' && hosts.includes(url.host)
    ? { kind: 'embed', src: url.href, href: url.href }
    : { kind: 'external', href: url.href }
}
