import { Suspense } from 'react'
import { EditLink, useEditing } from './editing.ts'

/** For admins, the way to where the part of the page named `of` is written. `part`: its anchor, '' for the hero. */
export const Edit = ({ of, part }: { of: string; part: string }) =>
  useEditing() && (
    <Suspense>
      <EditLink of={of} part={part} />
    </Suspense>
  )
