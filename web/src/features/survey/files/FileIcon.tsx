import { Icon } from '../../../ui/Icon.tsx'

const paths = {
  image: 'M3.25 4.25h13.5v11.5H3.25ZM3.25 13l3.5-3.5 3 3 2.75-2.25 4.25 3.5M12.75 7.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  video: 'M2.75 5.25h10v9.5h-10ZM12.75 9l4.5-2.75v7.5L12.75 11',
}

/** A picture of what kind of file it is, or that something is wrong with it; the words beside it say both. */
export function FileIcon({ type, bad = false }: { type: string; bad?: boolean }) {
  const kind = type.startsWith('image/') ? 'image' : type.startsWith('video/') ? 'video' : null
  if (bad || !kind) return <Icon name={bad ? 'alert' : 'file'} />
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[kind]} />
    </svg>
  )
}
