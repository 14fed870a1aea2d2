const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

// Rounded up, so that a file over a limit never reads as the limit itself.
const inUnit = (unit: string, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-IN', { style: 'unit', unit, maximumFractionDigits, roundingMode: 'ceil' })

const kilobytes = inUnit('kilobyte', 0)
const megabytes = inUnit('megabyte', 2)

/** How large a file is: '312 kB', '1.25 MB'. */
export function formatFileSize(size: number): string {
  return size <= MEGABYTE - KILOBYTE ? kilobytes.format(size / KILOBYTE) : megabytes.format(size / MEGABYTE)
}
