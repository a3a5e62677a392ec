import type { ComponentProps } from 'react'
import { withField } from './Field.tsx'
import css from './Field.module.css'
import { Icon } from '../Icon.tsx'

/** A native select with its label. The options are its children; all other props are the select's. */
export const Select = withField<ComponentProps<'select'>>((select) => (
  <div className={css.select}>
    <select {...select} />
    <Icon name="down" />
  </div>
))
