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
      backgroundColor: 'bg.surface',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      borderRadius: 'lg',
      boxShadow: 'md',
    },
  },
  focusRing: {
    value: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
}
