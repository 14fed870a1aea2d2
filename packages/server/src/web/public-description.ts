/** A bundled API description, as far as the choice of its public calls reads it. */
export interface Description {
  tags: { name: string }[]
  paths: Record<string, Record<string, { tags: string[]; security: object[] }>>
  components: Record<string, Record<string, unknown>>
}

/** A description with only the calls that need no session, and the components of those. */
export function publicPart(description: Description): Description {
  const paths = filterValues(
    Object.fromEntries(
      Object.entries(description.paths).map(([path, operations]) => [
        path,
        filterValues(operations, ({ security }) => !security.some((scheme) => 'bearer' in scheme)),
      ]),
    ),
    (operations) => Object.keys(operations).length > 0,
  )
  const tags = new Set(Object.values(paths).flatMap((all) => Object.values(all).flatMap(({ tags }) => tags)))
  const used = referencesFrom(description, paths)
  return {
    ...description,
    tags: description.tags.filter(({ name }) => tags.has(name)),
    paths,
    components: Object.fromEntries(
      Object.entries(description.components).map(([kind, all]) => [
        kind,
        Object.fromEntries(
          Object.entries(all).filter(
            ([name]) => kind === 'securitySchemes' || used.has(`#/components/${kind}/${name}`),
          ),
        ),
      ]),
    ),
  }
}

const filterValues = <Value>(all: Record<string, Value>, isKept: (value: Value) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => isKept(value)))

/** The references to components in a value, and in those components. */
function referencesFrom({ components }: Description, value: unknown): Set<string> {
  const found = new Set<string>()
  const visit = (each: unknown) => {
    if (typeof each !== 'object' || each === null) return
    const { $ref } = each as { $ref?: unknown }
    if (typeof $ref === 'string' && !found.has($ref)) {
      found.add($ref)
      const [, , kind = '', name = ''] = $ref.split('/')
      visit(components[kind]?.[name])
    }
    for (const child of Object.values(each)) visit(child)
  }
  visit(value)
  return found
}
