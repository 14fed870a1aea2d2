/** A theme that a visitor can choose instead of the system's. */
export type Theme = 'light' | 'dark'

/** Whether a value is a theme. */
export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

/** The name of the theme's key in local storage, of its cookie and of its form field. */
export const THEME_KEY = 'theme'

/** The path to which the theme switch posts without script. */
export const THEME_PATH = '/theme'
