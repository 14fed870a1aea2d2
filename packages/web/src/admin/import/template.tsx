import type { Imports } from '@tarang/sdk/extensions'
import { defineResource, useResource } from '#patterns/resource'
import { extensions } from '#platform/api/extensions'
import { download } from '#platform/browser/download'
import { Button } from '#ui/button'

const imports = defineResource<Imports>({
  load: (_, options) => extensions.imports.list(options),
  warning: 'The columns of imports could not be loaded.',
})

/** Downloads a CSV file that has the header of a kind. */
export function Template({ kind }: { kind: string }) {
  const { data } = useResource(imports)
  const columns = data?.kinds.find(({ name }) => name === kind)?.columns
  if (!columns) return null
  const save = () => download(`${kind}-template.csv`, `${columns.join(',')}\r\n`, 'text/csv;charset=utf-8')
  return (
    <Button variant="outline" onClick={save}>
      Download Template
    </Button>
  )
}
