import { Suspense } from 'react'
import { EditLink, useCanEdit } from './editing.ts'

/** For admins, a link to edit the part of the page named `of`. `part`: its anchor, '' for the hero. */
export const Edit = ({ of, part }: { of: string; part: string }) =>
  useCanEdit() && (
    <Suspense>
      <EditLink of={of} part={part} />
    </Suspense>
  )
