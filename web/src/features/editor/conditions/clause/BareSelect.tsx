import type { ComponentProps } from 'react'
import { DownIcon } from '../../../../ui/icons/siteIcons.ts'
import css from './BareSelect.module.css'

/** A select within a sentence, whose label is not shown. */
export const BareSelect = ({ label, ...select }: { label: string } & Omit<ComponentProps<'select'>, 'aria-label' | 'className'>) => (
  <span className={css.select}>
    <select {...select} className="control" aria-label={label} />
    <DownIcon className="within" />
  </span>
)
