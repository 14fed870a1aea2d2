const display = { fontFamily: 'display', fontWeight: '500', textWrap: 'balance' }
const body = { fontFamily: 'body', fontWeight: 'normal' }

export const textStyles = {
  display: {
    xl: {
      value: {
        ...display,
        fontSize: 'clamp(2.5rem, 1.55rem + 4.1vw, 4.5rem)',
        lineHeight: '1.04',
        letterSpacing: '-0.026em',
      },
    },
    lg: {
      value: {
        ...display,
        fontSize: 'clamp(2rem, 1.5rem + 2.1vw, 3rem)',
        lineHeight: '1.1',
        letterSpacing: '-0.021em',
      },
    },
    md: {
      value: {
        ...display,
        fontSize: 'clamp(1.625rem, 1.375rem + 1.05vw, 2.125rem)',
        lineHeight: '1.16',
        letterSpacing: '-0.016em',
      },
    },
    sm: { value: { ...display, fontSize: '1.25rem', lineHeight: '1.4', letterSpacing: '-0.012em' } },
  },
  heading: {
    lg: { value: { ...display, fontSize: '1.5rem', lineHeight: '1.25', letterSpacing: '-0.012em' } },
    md: {
      value: {
        ...body,
        fontWeight: 'semibold',
        fontSize: '1.125rem',
        lineHeight: '1.4',
        letterSpacing: '-0.011em',
      },
    },
    sm: {
      value: {
        ...body,
        fontWeight: 'semibold',
        fontSize: '0.9375rem',
        lineHeight: '1.45',
        letterSpacing: '-0.006em',
      },
    },
  },
  body: {
    lg: { value: { ...body, fontSize: '1.125rem', lineHeight: '1.65', letterSpacing: '-0.008em' } },
    md: { value: { ...body, fontSize: '1rem', lineHeight: '1.6', letterSpacing: '-0.006em' } },
    sm: { value: { ...body, fontSize: '0.875rem', lineHeight: '1.55' } },
  },
  label: { value: { ...body, fontWeight: 'medium', fontSize: '0.875rem', lineHeight: '1.4' } },
  caption: { value: { ...body, fontSize: '0.8125rem', lineHeight: '1.5' } },
  eyebrow: {
    value: {
      ...body,
      fontWeight: 'semibold',
      fontSize: '0.75rem',
      lineHeight: '1.4',
      letterSpacing: '0.09em',
      textTransform: 'uppercase',
    },
  },
  numeric: {
    value: {
      ...body,
      fontSize: '0.875rem',
      lineHeight: '1.5',
      fontVariantNumeric: 'tabular-nums slashed-zero',
    },
  },
}
