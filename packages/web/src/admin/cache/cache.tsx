import { cacheRefreshView, cacheRows } from '@tarang/machines/cache-refresh'
import { unknownOutcomeText } from '@tarang/machines/failed-outcome'
import { useSelector } from '@xstate/react'
import { RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { SelectionStatus, useSelection } from '#patterns/bulk-action'
import { ViewOnlyNotice } from '#patterns/role'
import { ScreenHeader } from '#patterns/screen'
import { useCanWrite } from '#platform/api/role'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Table } from '#ui/table'
import { VisuallyHidden } from '#ui/visually-hidden'
import { namedCaches, refreshingSeveral } from './refreshing-several.ts'
import { StrategyCodeDialog } from './strategy-code-dialog.tsx'
import { useCacheRefresh } from './use-cache-refresh.ts'

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', maxWidth: 'prose' })

const selected = { bulk: refreshingSeveral, idOf: ({ cacheName }: (typeof namedCaches)[number]) => cacheName }

/** Lists the caches, each with a button to refresh it. */
export default function Cache() {
  const actor = useCacheRefresh()
  const view = cacheRefreshView(useSelector(actor, (snapshot) => snapshot))
  const canWrite = useCanWrite()
  const { isOn, button, selection, module } = useSelection(refreshingSeveral)
  const choices = isOn && module ? module : null
  const close = () => actor.send({ type: 'result.dismiss' })
  const codeButton = useRef<HTMLButtonElement>(null)
  // The code dialog has closed, so focus returns to the button that opened it.
  const backToCode = () => (actor.getSnapshot().context.target?.strategyCode ? codeButton.current : null)
  const retry = () => {
    actor.send({ type: 'cache.retry' })
    moveFocusToHeading()
  }
  return (
    <div className={screen}>
      <ScreenHeader title="Refresh Cache" hasBack />
      {view.error && !view.isEnteringCode && (
        <Alert tone="negative" onRetry={retry}>
          <p>{view.error}</p>
          {view.isUnknown && <p>{unknownOutcomeText('refreshed')}</p>}
        </Alert>
      )}
      {!canWrite && <ViewOnlyNotice />}
      {button && <div className={css({ display: 'flex', justifyContent: 'flex-end' })}>{button}</div>}
      {choices && (
        <choices.SelectionBar
          {...selected}
          label="Caches"
          selection={selection}
          rows={namedCaches}
          matches={namedCaches}
          page={namedCaches}
        />
      )}
      <SelectionStatus {...selected} selection={selection} rows={namedCaches} matches={namedCaches} />
      {module && <module.Runs {...selected} selection={selection} />}
      <Table.Root label="Caches">
        <Table.Head>
          <Table.Row>
            {choices && <Table.Header>Select</Table.Header>}
            <Table.Header namesRows>Cache</Table.Header>
            {canWrite && <Table.Header>Actions</Table.Header>}
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {cacheRows.map(({ label, cacheName }) => {
            const isRefreshing = view.isRefreshing(cacheName)
            return (
              <Table.Row key={label}>
                {choices && (
                  <Table.Cell label="Select">
                    {cacheName !== null && (
                      <choices.RowCheckbox
                        selection={selection}
                        id={cacheName}
                        name={label}
                        order={() => namedCaches.map((cache) => cache.cacheName)}
                      />
                    )}
                  </Table.Cell>
                )}
                <Table.Cell rowHeader>{label}</Table.Cell>
                {canWrite && (
                  <Table.Cell>
                    <Button
                      ref={cacheName === null ? codeButton : undefined}
                      variant="outline"
                      size="sm"
                      loading={isRefreshing}
                      disabled={view.isBusy && !isRefreshing}
                      aria-haspopup={cacheName === null ? 'dialog' : undefined}
                      onClick={() =>
                        actor.send(
                          cacheName === null ? { type: 'code.ask' } : { type: 'cache.refresh', cacheName },
                        )
                      }
                    >
                      {!isRefreshing && <RefreshCw aria-hidden />}
                      <span>Refresh</span>
                      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
                    </Button>
                  </Table.Cell>
                )}
              </Table.Row>
            )
          })}
        </Table.Body>
      </Table.Root>
      <StrategyCodeDialog actor={actor} />
      <Dialog
        open={view.result !== null}
        onOpenChange={close}
        title="Success"
        description={view.result}
        finalFocus={backToCode}
        footer={<Button onClick={close}>Close</Button>}
      />
    </div>
  )
}
