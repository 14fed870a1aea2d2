import { type ChildProcess, spawn } from 'node:child_process'
import { xvfbPath } from '../../../../.ci/engines.ts'

/** Width and height of the screen. The pointer starts in the middle. */
export const SCREEN_SIZE = 4000

export interface VirtualScreen {
  /** The value of `DISPLAY`. */
  readonly display: string
  close(): void
}

/** Starts Xvfb on a free display. */
export async function startScreen(): Promise<VirtualScreen> {
  const args = ['-displayfd', '3', '-screen', '0', `${SCREEN_SIZE}x${SCREEN_SIZE}x24`, '-nolisten', 'tcp']
  const server = spawn(xvfbPath(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const stop = endWithUs(server)
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}.`)))
  })
  return { display: `:${number}`, close: stop }
}

/** Kills a child process when ours exits; returns a function that kills it earlier. */
function endWithUs(child: ChildProcess): () => void {
  const kill = () => void child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return kill
}
