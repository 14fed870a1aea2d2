import type { BlogVersion } from '@tarang/sdk/extensions'
import { useLocation } from 'wouter'
import { defineAction, useAction } from '#patterns/action'
import { serverMessageOr } from '#patterns/editor'
import { defineResource, useResource } from '#patterns/resource'
import { ViewOnlyNotice } from '#patterns/role'
import { usePathPart } from '#patterns/route'
import { ScreenHeader } from '#patterns/screen'
import { extensions } from '#platform/api/extensions'
import { failureText } from '#platform/api/failure'
import { useCanWrite } from '#platform/api/role'
import { formatDateTime } from '#platform/formats/console-date'
import { formatText } from '#platform/formats/format'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { urlPart } from '#platform/navigation/url-part'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { ChangedFields } from '../changed-fields.tsx'
import { differences } from './blog-version.model.ts'

interface Address {
  readonly id: string
  readonly versionId: string
}

const details = defineResource({
  load: ({ id, versionId }: Address, { signal }) =>
    extensions.blogVersions.get(id, Number(versionId), { signal }),
})

const restoration = defineAction<BlogVersion>({
  title: 'Restore Version',
  question: ({ at }) =>
    `Publish the blog as it was until ${formatDateTime(at)}? Its present state is kept as an earlier version.`,
  confirm: 'Restore',
  nameOf: ({ text, at }) => `${formatText(text)}, ${formatDateTime(at)}`,
  act: ({ blogId, id }, options) => extensions.blogVersions.restore(blogId, id, options),
  done: 'The blog is published as it was.',
  failure: serverMessageOr('The version could not be restored.'),
})

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })

/** An earlier version of a blog beside the present state. */
export default function BlogVersionScreen() {
  const address = { id: usePathPart('id'), versionId: usePathPart('versionId') }
  const [, navigate] = useLocation()
  const canWrite = useCanWrite()
  const { data, isLoading, error, retry } = useResource(details, { request: address })
  const restoring = useAction(restoration, {
    onClosed: (needsReload) => needsReload && navigate(`/blogVersions/${urlPart(address.id)}`),
  })
  return (
    <div className={screen}>
      <ScreenHeader
        title="Earlier Version"
        hasBack
        actions={
          canWrite && data?.present && <Button onClick={() => restoring.ask(data.version)}>Restore</Button>
        }
      />
      {!canWrite && <ViewOnlyNotice />}
      <p role="status" className={css({ color: 'fg.muted' })}>
        {isLoading
          ? 'Loading...'
          : data &&
            `As it was until ${formatDateTime(data.version.at)}, when ${data.version.staffName} changed it.`}
      </p>
      {error !== null && (
        <Alert
          tone="negative"
          onRetry={() => {
            retry()
            moveFocusToHeading()
          }}
        >
          {failureText('Failed to fetch this version.', error)}
        </Alert>
      )}
      {data?.present === null && (
        <Alert tone="info">This blog is deleted. It can be restored under Deleted Blogs.</Alert>
      )}
      {data?.present && (
        <ChangedFields
          label="Differences"
          fields={differences(data)}
          headings={['This version', 'Now']}
          empty="This version does not differ from the blog as it is now."
        />
      )}
    </div>
  )
}
