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
    sections[section].map(([text, description], place) => ({ section, text, description, place })),
  )
  return entries.map(({ section, text, description, place }, at) => {
    const created = addDays(today, -760 + at * 11)
    // The first row of each section always has its video; further down some are still to be filmed.
    const hasVideo = section !== 'service' && (place < 3 || random.chance(0.72))
    return {
      id: at + 1,
      section,
      type: types[section],
      text,
      description,
      videoLink: hasVideo ? sampleVideo(at + 1) : null,
      backgroundImage: `/files/${exploreCover(at + 1)}`,
      status: place > 3 && random.chance(0.12) ? ('0' as const) : ('1' as const),
      createdOn: duringOffice(created, at),
      modifiedOn: random.chance(0.6) ? duringOffice(addDays(created, random.integer(1, 90)), at + 2) : null,
    }
  })
}
