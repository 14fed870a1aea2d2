export { csvOf, saveCsv } from './csv.ts'
export { ExportButton } from './export-button.tsx'
export { MOST_PRINTED, printPage, usePrinting } from './printing.ts'
