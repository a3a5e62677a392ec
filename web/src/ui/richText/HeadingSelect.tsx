import { useRef } from 'react'
import type Quill from 'quill/core.js'
import { useT } from '../../lib/language/i18n.ts'
import { Icon } from '../Icon.tsx'
import css from './BilingualRichText.module.css'
import type { Stop } from './kit/Toolbar.tsx'
import { headings } from './tools.ts'

type Props = { quill: Quill; stop: Stop; level: unknown; onHeading: () => void }

/** The level of the line with the caret: a heading's or none. With a key one goes through the levels, so the focus stays with them. */
export function HeadingSelect({ quill, stop, level, onHeading }: Props) {
  const t = useT()
  const pointed = useRef(false)
  function head(select: HTMLSelectElement) {
    quill.format('header', Number(select.value) || false, 'user')
    onHeading()
    if (!pointed.current) select.focus()
    pointed.current = false
  }
  return (
    <span className={css.heading}>
      <select
        aria-label={t('rich_text.heading')}
        value={Number(level) || 0}
        {...stop}
        onPointerDown={() => (pointed.current = true)}
        onKeyDown={() => (pointed.current = false)}
        onChange={(event) => head(event.currentTarget)}
      >
        <option value={0}>{t('rich_text.normal')}</option>
        {headings.map((each) => (
          <option key={each} value={each}>
            {t('rich_text.level', { level: each })}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  )
}
