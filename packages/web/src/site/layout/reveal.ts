import { css } from '#styled-system/css'

/** Slides into view while scrolling. Only moves and never fades, so that the text is always readable. */
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
