import { addons } from 'storybook/preview-api'
import { choice, choose, type FaultChoice } from '../packages/web/src/testing/story-api.ts'

const names = {
  slow: 'slow',
  refused: 'refused',
  unreadable: 'not readable',
  lost: 'carried out, its answer lost',
}

const items = (['next', 'every'] as const).flatMap((when) =>
  Object.entries(names).map(([fault, title]) => ({
    value: `${when}-${fault}`,
    title: `${when === 'next' ? 'Next write' : 'Every call'}: ${title}`,
  })),
)

/** The fault that the toolbar adds to the calls of a story; a fault of the next write applies once. */
export const faultToolbar = {
  description: 'What goes wrong with the calls of this story',
  toolbar: {
    title: 'Network',
    icon: 'lightning' as const,
    items: [{ value: 'none', title: 'All calls go well' }, ...items],
    dynamicTitle: true,
  },
}

interface Globals {
  readonly fault?: FaultChoice
}

const spent = () => addons.getChannel().emit('updateGlobals', { globals: { fault: 'none' } })

/** Applies the toolbar's choice to the story that is shown. */
export function watchFaults({ globals }: { globals: Globals }): () => void {
  choose(globals.fault ?? 'none', spent)
  const follow = ({ globals: { fault = 'none' } }: { globals: Globals }) => {
    if (fault !== choice()) choose(fault, spent)
  }
  const channel = addons.getChannel()
  channel.on('globalsUpdated', follow)
  return () => channel.off('globalsUpdated', follow)
}
