import type { ComponentProps } from 'react'
import { WorkIcon } from '../WorkIcon.tsx'
import control from './Field.module.css'
import css from './SearchField.module.css'

type Props = {
  label: string
  value: string
  onSearch: (words: string) => void
  /** Of what stands around the field. */
  className?: string | undefined
} & Pick<ComponentProps<'input'>, 'placeholder'>

/** A field for words to find, with its sign. It says what it searches in the words of its label, unless `placeholder` is another hint. */
export const SearchField = ({ label, value, onSearch, className = '', placeholder = label }: Props) => (
  <div className={`${css.search} ${className}`}>
    <WorkIcon name="search" />
    <input
      type="search"
      className={control.control}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onSearch(target.value)}
    />
  </div>
)
