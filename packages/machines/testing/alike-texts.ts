/** Texts as they are stored, and as a person types them to find them. */
export const alikeTexts: readonly (readonly [difference: string, stored: string, typed: string])[] = [
  ['case', 'BETWEEN ÉTUDES', 'between études'],
  ['an accent as a character of its own', 'Cafe\u0301 society', 'caf\u00E9'],
  ['a nukta as a character of its own', '\u092B\u093C\u0902\u0921-1', '\u095E\u0902\u0921-1'],
  ['a nukta within its letter', '\u095E\u0902\u0921-1', '\u092B\u093C\u0902\u0921-1'],
  ['a no-break space', 'Nifty\u00A050 falls', 'Nifty 50'],
  ['a typed no-break space', 'Nifty 50 falls', 'Nifty\u202F50'],
  ['spaces and lines', 'Nifty \t\n 50 falls', '  nifty 50 '],
  ['a zero-width joiner', '\u0915\u094D\u200D\u0937', '\u0915\u094D\u0937'],
  ['a soft hyphen', 'Draw\u00ADdown', 'drawdown'],
  ['letters of full width', '\uFF2E\uFF29\uFF26\uFF34\uFF39', 'nifty'],
]
