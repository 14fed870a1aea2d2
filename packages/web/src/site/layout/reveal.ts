import { css } from '#styled-system/css'

/**
 * Settles into its place as it is scrolled into view. Only moves, never fades: what has not settled can be read, and a
 * browser without scroll timelines shows it where it belongs.
 */
export const reveal = css({
  '@supports (animation-timeline: view())': {
    _motionSafe: {
      animationName: 'settle',
      animationTimingFunction: 'out',
      animationFillMode: 'both',
      animationTimeline: 'view()',
      animationRange: 'entry 0% entry 70%',
    },
  },
})
