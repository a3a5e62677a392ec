import type { ComponentProps } from 'react'
import { withField } from './Field.tsx'
import css from './Field.module.css'
import { DownIcon } from '../icons/siteIcons.ts'

/** A native select with its label. The options are its children; all other props are the select's. */
export const Select = withField<ComponentProps<'select'>>((select) => (
  <div className={css.select}>
    <select {...select} />
    <DownIcon />
  </div>
))
