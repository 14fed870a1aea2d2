import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { formatFileSize } from '#platform/formats/format-money'
import { css, cx } from '#styled-system/css'
import { IconButton } from './button.tsx'
import { TextField } from './field.tsx'
import { FilePreview } from './file-preview.tsx'

export interface FileFieldProps {
  label: ReactNode
  name?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  disabled?: boolean | undefined
  blocked?: boolean | undefined
  /** The `accept` attribute; users can override it, so check the files. */
  accept?: string | undefined
  /** Several files may be chosen, and more added later. */
  multiple?: boolean | undefined
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
}

// The files are listed below; the control's own text names only the last choice.
const quiet = css({ '& input': { color: 'transparent' } })
const list = css({ display: 'grid', gap: '1', marginTop: '2' })
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '1.5',
  borderRadius: 'md',
  backgroundColor: 'bg.subtle',
  textStyle: 'body.sm',
})
const words = css({ display: 'grid', flex: '1', minWidth: '0', overflowWrap: 'anywhere' })
const size = css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })

/** Chooses one file or several; each can be removed again. */
export function FileField({ files, onFiles, multiple = false, ...props }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const remove = (file: File) => {
    onFiles(files.filter((other) => other !== file))
    // The button is removed with its file, and the focus with it.
    input.current?.focus()
  }
  return (
    <div>
      <TextField
        {...props}
        ref={input}
        type="file"
        multiple={multiple}
        className={cx(files.length > 0 && quiet)}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          // Lets the same file be chosen again after it was removed.
          target.value = ''
          if (chosen.length > 0) onFiles(multiple ? [...files, ...chosen] : chosen.slice(0, 1))
        }}
      />
      {files.length > 0 && (
        <ul className={list}>
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`} className={item}>
              <FilePreview file={file} />
              <span className={words}>
                <bdi>{file.name}</bdi>
                <span className={size}>{formatFileSize(file.size)}</span>
              </span>
              <IconButton
                size="sm"
                blocked={props.blocked}
                aria-label={`Remove ${file.name}`}
                onClick={() => remove(file)}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
