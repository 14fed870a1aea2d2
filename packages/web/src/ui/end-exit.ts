/** Longer than any exit animation. */
export const EXIT_OVER = 600

/**
 * Ends the exit of a part that is still mounted after its animation. Ark unmounts a part on `animationend`, and
 * subscribes one frame after the animation began: on a busy page it misses the event, and an invisible backdrop would
 * block every click.
 */
export function endExit(part: Element | null): void {
  if (part?.getAttribute('data-state') === 'closed') part.dispatchEvent(new Event('animationcancel'))
}
