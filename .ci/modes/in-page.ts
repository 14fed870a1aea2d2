/**
 * Checks in the page of a story after its play function. Each function is serialised into the browser, so it uses nothing
 * from its module, and returns one sentence per finding.
 */

/** Elements outside the page, or clipped by a box that does not scroll. */
export function cutOff(): string[] {
  const found = new Set<string>()
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) {
    found.add(`the page scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth} px`)
  }
  const describe = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    const className = typeof element.className === 'string' ? element.className.split(' ')[0] : ''
    return `<${element.localName}${className ? `.${className}` : ''}> “${words}”`
  }
  const isShown = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && element.closest('[aria-hidden=true], [inert]') === null
  // A box of one pixel hides text from sight and leaves it to screen readers.
  const isVisuallyHidden = (element: Element): boolean => {
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect()
      if (width <= 1 && height <= 1 && getComputedStyle(box).overflow !== 'visible') return true
    }
    return false
  }
  const scrolls = (way: string) => way === 'auto' || way === 'scroll'

  const look = (element: Element, rect: DOMRect, inside: Element | null) => {
    const slack = 1.5
    let box = inside
    let position = inside === element ? 'static' : getComputedStyle(element).position
    for (; box && box !== root && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (position === 'fixed') break
      // A box clips only what it contains, and it contains what is placed absolutely only if it is placed itself.
      if (position === 'absolute' && style.position === 'static') continue
      const across = style.overflowX
      const down = style.overflowY
      const edge = box.getBoundingClientRect()
      const isWide = rect.left < edge.left - slack || rect.right > edge.right + slack
      const isHigh = rect.top < edge.top - slack || rect.bottom > edge.bottom + slack
      if ((isWide && scrolls(across)) || (isHigh && scrolls(down))) return
      // Clamped text is shortened on purpose; a control shows the rest.
      if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') return
      // A row on a phone has two lines, and what has no place on them is in its sheet.
      const isBelow = rect.top + rect.height / 2 > edge.bottom
      if (isBelow && box.matches('[data-density] tr')) return
      if (isWide && across !== 'visible')
        found.add(`${describe(element)} is cut off at the side by ${describe(box)}`)
      if (isHigh && down !== 'visible')
        found.add(`${describe(element)} is cut off above or below by ${describe(box)}`)
      position = style.position
    }
    if (rect.left < -slack || rect.right > root.clientWidth + slack) {
      found.add(`${describe(element)} is outside the page`)
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (
      !node.nodeValue?.trim() ||
      !element ||
      ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName)
    ) {
      continue
    }
    if (!isShown(element) || isVisuallyHidden(element) || element.closest('svg')) continue
    range.selectNodeContents(node)
    const rect = range.getBoundingClientRect()
    // Text may be clipped by its own element, a control only by an ancestor.
    if (rect.width > 0 && rect.height > 0) look(element, rect, element)
  }
  for (const control of document.body.querySelectorAll(
    'a[href], button, input, select, textarea, [role=slider]',
  )) {
    if (!isShown(control) || isVisuallyHidden(control)) continue
    const rect = control.getBoundingClientRect()
    if (rect.width > 0 && rect.height > 0) look(control, rect, control.parentElement)
  }
  return [...found]
}

/** Controls that do not show that they have the focus. */
export async function unseenFocus(): Promise<string[]> {
  const found: string[] = []
  const isForced = matchMedia('(forced-colors: active)').matches
  const hadFocus = document.activeElement
  const face = (element: Element | null) => {
    if (!element) return ''
    const style = getComputedStyle(element)
    // Forced colours remove shadows and backgrounds, so only lines show the focus.
    const lines = [
      style.outlineStyle,
      style.outlineWidth,
      style.outlineColor,
      style.borderColor,
      style.borderWidth,
    ]
    return [...lines, ...(isForced ? [] : [style.boxShadow, style.backgroundColor])].join()
  }
  const faces = (control: Element) =>
    [control, control.nextElementSibling, control.parentElement].map(face).join('|')
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([disabled], [inert] *)',
  )
  for (const control of [...controls].slice(0, 24)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    // A list box shows the focus on its active option.
    const hasActiveDescendant = control.hasAttribute('aria-activedescendant')
    if (control === hadFocus || control.tabIndex < 0 || hasActiveDescendant) continue
    // Components that move the focus do so asynchronously; without a pause the next focus would interfere.
    await new Promise((done) => setTimeout(done))
    const before = faces(control)
    control.focus({ preventScroll: true })
    if (document.activeElement !== control || !control.matches(':focus-visible')) continue
    if (faces(control) === before) {
      found.push(
        `<${control.localName}> “${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}” does not show the focus`,
      )
    }
  }
  return found
}

/** Elements that move despite reduced motion. */
export function motion(): string[] {
  const moves = [
    'transform',
    'translate',
    'scale',
    'rotate',
    'left',
    'right',
    'top',
    'bottom',
    'height',
    'width',
  ]
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation
    if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return []
    const moved = moves.filter((property) => effect.getKeyframes().some((frame) => property in frame))
    return moved.length > 0 && Number(effect.getComputedTiming().endTime) > 200
      ? [`<${effect.target.localName}> moves: ${moved.join(', ')}`]
      : []
  })
}

/** The visible text of the page. */
export function words(): string {
  const read: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isRead = node.parentElement?.checkVisibility({ visibilityProperty: true })
    if (isRead && node.nodeValue) read.push(node.nodeValue)
  }
  return read.join(' ').replaceAll(/\s+/g, ' ')
}
