/** Longer than any exit animation. */
export const EXIT_OVER = 600

/**
 * Ends the exit of a part that is still there after its animation. Ark takes a part out when the animation ends, and
 * begins to listen a frame after it began: where the page was busy for that long, it would wait for ever, and an
 * invisible backdrop would keep every click from the page.
 */
export function endExit(part: Element | null): void {
  if (part?.getAttribute('data-state') === 'closed') part.dispatchEvent(new Event('animationcancel'))
}
