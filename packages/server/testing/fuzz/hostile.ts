import fc from 'fast-check'

/** Values that often break servers: unexpected types, and texts with a meaning in SQL, HTML, paths or JavaScript. */

export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202eevil',
  '\r\nSet-Cookie: a=b',
  "' or 1=1--",
  "'; drop table users;--",
  '%00',
  '%ff',
  '../../../etc/passwd',
  '..\\..\\win.ini',
  '<script>alert(1)</script>',
  'javascript:alert(1)',

  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '2147483648',
  '9007199254740993',
  '0x10',
  '१२३',
  'ﬁ',
  'I'.repeat(600),
  'é'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(30_000),
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '-000001-01-01',
]

const hostileNumbers = [
  -1,
  -0,
  0,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
]

const nested = (depth: number) => {
  let value: unknown = []
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Single code units, including lone surrogates.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...hostileNumbers, null, true, false, [], {}) },
  { weight: 1, arbitrary: fc.constantFrom(nested(200), nested(5000)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Members outside the schema that a careless server would store or merge. */
export const unexpectedMembers = fc.constantFrom(
  { role: 'owner' },
  { id: 1 },
  { userId: '00000000-0000-0000-0000-000000000000' },
  { createdOn: '1999-01-01' },
  { likesCount: 1_000_000 },
  { ['__proto__']: { role: 'owner' } },
  { constructor: { prototype: { role: 'owner' } } },
)
