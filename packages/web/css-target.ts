/** Keeps `light-dark()`: its fallback for older browsers can set a theme on the whole page only. */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5']
