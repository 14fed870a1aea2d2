export const layerStyles = {
  surface: {
    value: {
      backgroundColor: 'bg.surface',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      borderRadius: 'lg',
    },
  },
  raised: {
    value: {
      backgroundColor: 'bg.raised',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.raised',
      borderRadius: 'lg',
      boxShadow: 'md',
    },
  },
  /** The ground of pictures: authors draw for white paper, and a transparent picture would vanish in the dark theme. */
  paper: { value: { colorScheme: 'light', backgroundColor: 'bg.subtle', color: 'fg.muted' } },
  focusRing: {
    value: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
}
