const NAMESPACE = 'http://www.w3.org/1998/Math/MathML'

/** The elements of presentation MathML that a body may have. None refers to anything, and none holds HTML. */
const ELEMENTS = new Set(
  `math mfrac mi mmultiscripts mn mo mover mprescripts mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr
  munder munderover`.split(/\s+/),
)

const ATTRIBUTES = new Set(
  'display mathvariant displaystyle scriptlevel stretchy fence separator accent accentunder linethickness columnalign rowspan columnspan width'.split(
    ' ',
  ),
)

/** Whether an element is of a formula. */
export const isMathMl = (element: Element) => element.namespaceURI === NAMESPACE

/** Whether all elements of a formula are drawn by browsers. */
export const isPresentable = (math: Element) =>
  [math, ...math.querySelectorAll('*')].every(
    (element) => isMathMl(element) && ELEMENTS.has(element.localName),
  ) && (math.textContent ?? '').trim() !== ''

/** Removes what a formula needs no more to be drawn. */
export function keepFormulaAttributes(math: Element) {
  for (const element of [math, ...math.querySelectorAll('*')]) {
    for (const { name } of [...element.attributes]) if (!ATTRIBUTES.has(name)) element.removeAttribute(name)
  }
}
