/** Runs the workflows of the description against the reference server, which must also respond as described. */
import { descriptionFolder } from '@tarang/openapi'
import { run } from './tool.ts'
import { withTestServer } from './with-test-server.ts'

/** Throws the report of a failed step. */
export const runWorkflows = (): Promise<string> =>
  withTestServer((origin, { staffPhone }) =>
    run(
      'redocly',
      [
        'respect',
        'workflows.arazzo.yaml',
        ...['--workflow', 'everything'],
        ...['--input', JSON.stringify({ phoneNumber: staffPhone })],
        ...['--server', `platform=${origin}/api`],
        ...['--server', `outbox=${origin}`],
        ...['--server', `notifications=${origin}/notifications-service`],
      ],
      descriptionFolder,
    ),
  )
