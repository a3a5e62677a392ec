import { useRef } from 'react'
import type Quill from 'quill/core.js'
import { useT } from '../../../lib/language/i18n.ts'
import { DownIcon } from '../../icons/siteIcons.ts'
import css from './FormattingBar.module.css'
import type { TabStop } from '../kit/Toolbar.tsx'
import { headings } from './tools.ts'

type Props = { quill: Quill; tabStop: TabStop; level: unknown; onHeading: () => void }

/** Selects the heading level of the current line. Changed by key, the select keeps the focus, so that the next key changes it again. */
export function HeadingSelect({ quill, tabStop, level, onHeading }: Props) {
  const t = useT()
  const isByPointer = useRef(false)
  function applyHeading(select: HTMLSelectElement) {
    quill.format('header', Number(select.value) || false, 'user')
    onHeading()
    if (!isByPointer.current) select.focus()
    isByPointer.current = false
  }
  return (
    <span className={css.heading}>
      <select
        aria-label={t('rich_text.heading')}
        value={Number(level) || 0}
        {...tabStop}
        onPointerDown={() => (isByPointer.current = true)}
        onKeyDown={() => (isByPointer.current = false)}
        onChange={(event) => applyHeading(event.currentTarget)}
      >
        <option value={0}>{t('rich_text.normal')}</option>
        {headings.map((each) => (
          <option key={each} value={each}>
            {t('rich_text.level', { level: each })}
          </option>
        ))}
      </select>
      <DownIcon />
    </span>
  )
}
