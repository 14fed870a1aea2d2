/**
 * Treats a page as a browser's translator does: replaces each text by a new one in a `<font>` element, and each text that
 * comes later. The words stay, so that a test finds them. Writes an error to the console where the page changes a text
 * that is no longer shown. Returns a function that stops it.
 *
 * Drivers serialise this function into pages, so it uses nothing from its module.
 */
export function translatePage(): () => void {
  // What was translated before stays as it is, so that a page that is translated again does not grow.
  const untranslated = 'font, script, style, noscript, textarea, title, svg, [translate=no]'

  const translate = (text: Text) => {
    const { nodeValue: words, parentElement: parent } = text
    if (!words?.trim() || !parent || parent.closest(untranslated)) return
    const translation = document.createElement('font')
    translation.textContent = words
    parent.replaceChild(translation, text)
    Object.defineProperty(text, 'nodeValue', {
      get: () => words,
      set: (next) => console.error(`A translated page still shows “${words}” in the place of “${next}”`),
    })
  }
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translate(text)
  }

  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) for (const node of addedNodes) translateAll(node)
  })
  translateAll(document)
  observer.observe(document, { childList: true, subtree: true })
  return () => observer.disconnect()
}
