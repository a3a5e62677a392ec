import type { ComponentProps } from 'react'
import { SearchIcon } from '../icons/workIcons.ts'
import css from './SearchField.module.css'

type Props = {
  label: string
  value: string
  onSearch: (text: string) => void
  /** The class of the element around the field. */
  className?: string | undefined
} & Pick<ComponentProps<'input'>, 'placeholder'>

/** A search field. `label` is its name, and its placeholder by default. */
export const SearchField = ({ label, value, onSearch, className = '', placeholder = label }: Props) => (
  <div className={`${css.search} ${className}`}>
    <SearchIcon className="within" />
    <input
      type="search"
      className="control"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onSearch(target.value)}
    />
  </div>
)
