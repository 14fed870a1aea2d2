import type { Config } from '@pandacss/dev'
import { semanticColors } from './colors.ts'
import { conditions } from './conditions.ts'
import { globalCss } from './global-css.ts'
import { keyframes } from './keyframes.ts'
import { layerStyles } from './layer-styles.ts'
import { recipes, slotRecipes } from './recipes/index.ts'
import { breakpoints, containerSizes, tokens } from './scale.ts'
import { semanticShadows } from './shadows.ts'
import { textStyles } from './text-styles.ts'

/** The theme, for `panda.config.ts`. */
export const theme: Pick<Config, 'conditions' | 'globalCss' | 'theme'> = {
  conditions: { extend: conditions },
  globalCss,
  theme: {
    breakpoints,
    containerSizes,
    keyframes,
    layerStyles,
    recipes,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
    slotRecipes,
    textStyles,
    tokens,
  },
}
