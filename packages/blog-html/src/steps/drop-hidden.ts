import { readPageStyles } from '../page-styles.ts'
import { type Step, textOf } from '../step.ts'

/** Removes what the author's browser does not show. */
export const dropHidden: Step = (content, { lose }) => {
  releaseForms(content)
  const styleOf = readPageStyles(content)
  for (const element of content.querySelectorAll('[hidden], [style], [class]')) {
    if (!content.contains(element)) continue
    if (!element.hasAttribute('hidden') && !isHidden(styleOf(element))) continue
    if (textOf(element)) lose('hidden', textOf(element))
    element.remove()
  }
}

const isZero = (value: string | undefined) => /^0+(\.0+)?[a-z%]*$/.test(value ?? '')

const isHidden = (style: ReadonlyMap<string, string>) =>
  style.get('display') === 'none' ||
  style.get('visibility') === 'hidden' ||
  style.get('mso-hide') === 'all' ||
  ((isZero(style.get('max-height')) || isZero(style.get('height'))) && style.get('overflow') === 'hidden')

/** Takes the names of controls away: a control named `remove` hides the method of its form. */
function releaseForms(content: DocumentFragment) {
  for (const control of content.querySelectorAll(
    'button, fieldset, img, input, object, output, select, textarea',
  )) {
    control.removeAttribute('name')
    control.removeAttribute('form')
    if (control.closest('form') || control.localName !== 'img') control.removeAttribute('id')
  }
}
