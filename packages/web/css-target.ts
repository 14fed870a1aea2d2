/** light-dark() stays as it is: rewritten for older browsers, a theme could be set on the whole page only. */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5']
