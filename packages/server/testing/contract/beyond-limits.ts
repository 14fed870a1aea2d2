import type { ValidateFunction } from 'ajv/dist/2020.js'

/** The value next to a limit that a schema refuses, by the keyword of the limit. */
const nextRefused: Readonly<Record<string, (limit: number) => unknown>> = {
  maximum: (limit) => limit + (Math.abs(limit) > 1e6 ? 1 : 0.01),
  minimum: (limit) => limit - (Math.abs(limit) > 1e6 ? 1 : 0.01),
  multipleOf: (step) => step / 10,
  maxLength: (limit) => 'x'.repeat(limit + 1),
  minLength: (limit) => 'x'.repeat(limit - 1),
}

/** Values that break every limit. */
const extremes = [1e15, -1e15, 0.123_456_789, '', 'x'.repeat(30_000)]

/** The members of a good body, each with the values next to its described limits, which the description refuses. */
export function beyondLimits(good: object, isDescribed: ValidateFunction): [name: string, value: unknown][] {
  const errorsWith = (name: string, value: unknown) => {
    isDescribed({ ...good, [name]: value })
    return (isDescribed.errors ?? []).filter(({ instancePath }) => instancePath === `/${name}`)
  }
  return Object.keys(good).flatMap((name) =>
    extremes
      .flatMap((extreme) => errorsWith(name, extreme))
      .flatMap(({ keyword, params }) => {
        const next = nextRefused[keyword]
        return next ? [[name, next(params.limit ?? params.multipleOf)] as [string, unknown]] : []
      })
      .filter(([, value]) => errorsWith(name, value).length > 0),
  )
}
