import { css } from '#styled-system/css'
import { MenuButton, type MenuButtonProps } from '#ui/menu'

interface ChoiceButtonProps extends Pick<MenuButtonProps, 'items' | 'highlighted' | 'children'> {
  /** Its text and what it changes. */
  readonly label: string
  /** A call changes the value. */
  readonly isBusy: boolean
}

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '0',
  maxWidth: 'full',
  minHeight: { base: 'target', md: '6', _print: '6' },
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: 'xl',
  '& > span': {
    _before: { display: 'none' },
    _after: {
      content: '""',
      flexShrink: '0',
      boxSize: '1.5',
      marginTop: '-0.5',
      borderInlineEndWidth: 'hairline',
      borderBlockEndWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      rotate: '45deg',
      _print: { display: 'none' },
    },
  },
  '&:is(:hover, [aria-expanded=true]) > span': { borderColor: 'currentColor' },
  '&[aria-busy=true]': { opacity: '0.55' },
})

/** A value in a list that opens the menu of its choices. */
export const ChoiceButton = ({ label, isBusy, ...menu }: ChoiceButtonProps) => (
  <MenuButton {...menu} aria-label={label} aria-busy={isBusy || undefined} className={button} />
)
