import { Suspense } from 'react'
import { EditLink, useEditing } from './editing.ts'

/** For admins, the way to where the part of the page named `of` is written. */
export const Edit = ({ of }: { of: string }) =>
  useEditing() && (
    <Suspense>
      <EditLink of={of} />
    </Suspense>
  )
