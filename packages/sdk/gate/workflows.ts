/** Walks the workflows of the description against the reference server. Each answer has to be as described, too. */
import { descriptionFolder } from '@tarang/openapi'
import { run } from './tool.ts'
import { served } from './with-test-server.ts'

/** Throws with the walk's own report where a step is refused. */
export const walkWorkflows = (): Promise<string> =>
  served((origin, { staffPhone }) =>
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
