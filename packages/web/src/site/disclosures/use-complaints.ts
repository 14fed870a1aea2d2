import { defineResource, useResource } from '#patterns/resource'
import { type ComplaintsData, loadComplaints } from '#platform/api/complaints'

const complaints = defineResource<ComplaintsData | null>({
  name: 'complaints',
  load: (_, { signal }) => loadComplaints(signal),
  warning: 'The complaints could not be read.',
})

/** Last month's complaints; null while they load and if the file is missing. */
export function useComplaints() {
  const { isLoading, data } = useResource(complaints)
  return { isLoading, data }
}
