/** Memory of a process in megabytes. `heap` is measured after a garbage collection. */
export interface Memory {
  rss: number
  heap: number
}

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** Connects to a Node process that runs with `--inspect`, at the address that it printed. */
export async function openInspector(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown }
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () =>
      reject(new Error('The inspector of the process cannot be reached.')),
    )
  })

  let last = 0
  const ask = <Result>(method: string, params: Record<string, unknown> = {}) =>
    new Promise<Result>((resolve) => {
      last += 1
      waiting.set(last, (result) => resolve(result as Result))
      socket.send(JSON.stringify({ id: last, method, params }))
    })

  return {
    async memory(): Promise<Memory> {
      await ask('HeapProfiler.collectGarbage')
      const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage')
      const { result } = await ask<{ result: { value: number } }>('Runtime.evaluate', {
        expression: 'process.memoryUsage.rss()',
      })
      return { rss: megabytes(result.value), heap: megabytes(usedSize) }
    },
    /** The result of an expression in the process. */
    async evaluate(expression: string): Promise<unknown> {
      const { result } = await ask<{ result: { value: unknown } }>('Runtime.evaluate', { expression })
      return result.value
    },
    close: () => socket.close(),
  }
}
