import { css } from '#styled-system/css'

export interface ProgressProps {
  /** Names what makes progress. */
  label: string
  value: number
  max: number
}

const bar = css({
  display: 'block',
  width: 'full',
  height: '2',
  appearance: 'none',
  border: 'none',
  borderRadius: 'full',
  overflow: 'hidden',
  backgroundColor: 'bg.muted',
  forcedColorAdjust: 'none',
  '&::-webkit-progress-bar': { backgroundColor: 'bg.muted' },
  '&::-webkit-progress-value': { backgroundColor: 'accent.solid' },
  '&::-moz-progress-bar': { backgroundColor: 'accent.solid' },
})

/** The browser's progress bar. */
export const Progress = ({ label, ...props }: ProgressProps) => (
  <progress {...props} aria-label={label} className={bar} />
)
