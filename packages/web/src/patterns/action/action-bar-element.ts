/** Where the focus goes after the question of an action that continues in a bar. */
export const actionBar = (): HTMLElement | null => {
  const bar = [...document.querySelectorAll<HTMLElement>('[data-action-bar]')].at(-1)
  return bar?.querySelector<HTMLElement>('[data-focus]') ?? bar ?? null
}
