import { type Channel, channels, channelsText } from '../delivery/channels.ts'
import { refuse } from '../http/refusal.ts'

/** The channel in a path; another text is refused. */
export const channelOf = (text: string | undefined): Channel =>
  channels.find((channel) => channel === text) ??
  refuse(404, `There is no such channel. The channels are ${channelsText}.`)
