import { isMathMl } from '../formula.ts'
import { PART } from '../part-ids.ts'
import { keepsAttribute } from '../prose.ts'
import type { Step } from '../step.ts'

/** Removes the attributes that the steps before have read and no article keeps, styles and handlers among them. */
export const dropAttributes: Step = (content) => {
  for (const element of content.querySelectorAll('*')) {
    if (isMathMl(element)) continue
    for (const { name, value } of [...element.attributes]) {
      const isPart = name === 'id' && PART.test(value)
      if (!isPart && !keepsAttribute(element.localName, name)) element.removeAttribute(name)
    }
  }
}
