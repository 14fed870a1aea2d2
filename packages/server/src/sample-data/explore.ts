import { addDays, duringOffice } from './days.ts'
import { feature, learn, offer, service } from './explore-texts.ts'
import { createRandom } from './random.ts'
import { sampleVideo } from './videos.ts'

const sections = { learn, offer, feature, service }
const types = { learn: 'video', offer: 'video', feature: 'video', service: 'card' } as const

/** The file name of an item's cover. */
export const exploreCover = (number: number) => `explore-${String(number).padStart(2, '0')}.svg`

export function sampleExplore(today: string) {
  const random = createRandom('explore')
  const entries = (['learn', 'offer', 'feature', 'service'] as const).flatMap((section) =>
    sections[section].map(([text, description], index) => ({ section, text, description, index })),
  )
  return entries.map(({ section, text, description, index }, at) => {
    const created = addDays(today, -760 + at * 11)
    // The first items of each section always have a video; some of the others have none yet.
    const hasVideo = section !== 'service' && (index < 3 || random.boolean(0.72))
    return {
      id: at + 1,
      section,
      type: types[section],
      text,
      description,
      videoLink: hasVideo ? sampleVideo(at + 1) : null,
      backgroundImage: `/files/${exploreCover(at + 1)}`,
      status: index > 3 && random.boolean(0.12) ? ('0' as const) : ('1' as const),
      createdOn: duringOffice(created, at),
      modifiedOn: random.boolean(0.6) ? duringOffice(addDays(created, random.integer(1, 90)), at + 2) : null,
    }
  })
}
