import { FileText, ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { css } from '#styled-system/css'

const frame = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '12',
  height: '12',
  overflow: 'hidden',
  borderRadius: 'sm',
  backgroundColor: 'bg.muted',
  color: 'fg.muted',
  '& img': { width: 'full', height: 'full', objectFit: 'cover', layerStyle: 'paper' },
  '& svg': { boxSize: '5' },
})

/** A thumbnail of an image file; an icon for any other. */
export const FilePreview = ({ file }: { file: File }) => (
  <span className={frame}>
    {file.type.startsWith('image/') ? <Picture file={file} /> : <FileText aria-hidden />}
  </span>
)

function Picture({ file }: { file: File }) {
  const url = useObjectUrl(file)
  const [broken, setBroken] = useState<string>()
  if (url === undefined) return null
  if (url === broken) return <ImageOff aria-hidden />
  return <img src={url} alt="" onError={() => setBroken(url)} />
}

// The URL keeps the file in memory until it is revoked.
function useObjectUrl(file: File) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
