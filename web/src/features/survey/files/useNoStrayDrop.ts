import { useEffect } from 'react'

/** Keeps a file that is dropped beside the place for it from being opened in place of the page. */
export function useNoStrayDrop(): void {
  useEffect(() => {
    addEventListener('dragover', keep)
    addEventListener('drop', keep)
    return () => {
      removeEventListener('dragover', keep)
      removeEventListener('drop', keep)
    }
  }, [])
}

const keep = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
