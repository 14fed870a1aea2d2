import type { LucideIcon } from 'lucide-react'
import { css } from '#styled-system/css'
import { Button, type ButtonProps } from '#ui/button'

export interface ToolButtonProps extends ButtonProps {
  readonly label: string
  readonly icon: LucideIcon
}

// A square with its icon where there is a pointer to show the title, a text on a phone.
const tool = css({ md: { width: '8', paddingInline: '0' } })
const name = css({ md: { srOnly: true } })

/** A button of the tools of a list. */
export const ToolButton = ({ label, icon: Icon, loading, ...props }: ToolButtonProps) => (
  <Button variant="ghost" size="sm" title={label} className={tool} loading={loading} {...props}>
    {!loading && <Icon aria-hidden />}
    <span className={name}>{label}</span>
  </Button>
)
