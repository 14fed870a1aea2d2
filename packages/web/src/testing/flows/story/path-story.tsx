import { type BundleFile, Coverage, type Figures, readBundle, replay } from '@tarang/flow-testing'
import type { FlowPage } from '../flow-page.ts'
import { createPageDriver, unused } from '../page-driver.ts'
import { type MountedSubject, mountSubject, type Subject } from './mount-subject.tsx'

/** The result of one tour; the test runner reads it from the page. */
export interface TourFigures {
  readonly machine: string
  readonly paths: number
  readonly steps: number
  readonly ms: number
  readonly figures: Figures
  /** Every performer and observer that was used. */
  readonly used: readonly string[]
}

declare global {
  var tarangFlow: TourFigures | { readonly failure: string } | undefined
}

interface PathStory {
  readonly page: FlowPage
  readonly bundle: unknown
  readonly subject: Subject
}

let last: MountedSubject | undefined

/** Takes the component of the last path off the page. */
function unmountLast() {
  last?.unmount()
  last = undefined
}

/** A story that runs the transition tour of one machine on its component, and keeps the component of the last path. */
export const pathStory = ({ page, bundle: file, subject }: PathStory) => ({
  // The component's own stories are checked.
  parameters: { a11y: { test: 'off' } },
  render: () => <div />,
  beforeEach: () => unmountLast,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const bundle = readBundle(file as BundleFile)
    const used = new Set<string>()
    const coverage = new Coverage(page.cases, bundle)
    try {
      const { paths, steps, ms } = await replay(
        bundle,
        async (path) => {
          unmountLast()
          last = await mountSubject(canvasElement, subject, path.input)
          const { release } = last
          return createPageDriver(page, path, { ...last, leave: async () => release() }, { used })
        },
        { tour: 'transitions', coverage },
      )
      const left = unused(page, used)
      if (left.length > 0) throw new Error(`The tour of ${bundle.machine} does not use: ${left.join(', ')}.`)
      globalThis.tarangFlow = {
        machine: bundle.machine,
        paths,
        steps,
        ms: Math.round(ms),
        figures: coverage.figures(),
        used: [...used].sort(),
      }
    } catch (error) {
      globalThis.tarangFlow = { failure: String(error) }
      throw error
    }
  },
})
