import type { ComponentProps } from 'react'
import { withField } from './Field.tsx'
import { DownIcon } from '../icons/siteIcons.ts'

/** A native select with its label. The options are its children; all other props are the select's. */
export const Select = withField<ComponentProps<'select'>>((select) => (
  <div className="relative">
    <select {...select} />
    <DownIcon className="within" />
  </div>
))
