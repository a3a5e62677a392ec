import { useCallback, useEffect, useState } from 'react'
import type Quill from 'quill/core.js'

/** The formats at the caret; where the editor has not the focus, those where it last was. `look` reads them anew. */
export function useFormats(quill: Quill) {
  const [formats, setFormats] = useState<Record<string, unknown>>(() => {
    const range = quill.getSelection()
    return range ? quill.getFormat(range) : {}
  })
  const look = useCallback(() => {
    const range = quill.getSelection()
    if (!range) return
    const now = quill.getFormat(range)
    setFormats((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
  }, [quill])
  useEffect(() => {
    quill.on('editor-change', look)
    quill.root.addEventListener('keyup', look) // Ctrl+B for what comes next is no change of the editor's yet
    return () => {
      quill.off('editor-change', look)
      quill.root.removeEventListener('keyup', look)
    }
  }, [quill, look])
  return { formats, look }
}
