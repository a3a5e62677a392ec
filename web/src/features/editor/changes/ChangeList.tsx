import { useT } from '../../../lib/language/i18n.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import css from './ChangeList.module.css'
import type { Change } from './surveyChanges.ts'

/** Changes that are listed; the rest is only counted. */
const most = 60
const tones = { added: 'success', removed: 'error', changed: 'accent', moved: 'neutral' } as const

type Listed = Pick<Change, 'of' | 'id' | 'title' | 'fields'> & Partial<Pick<Change, 'kind' | 'number'>>

export function ChangeList({ changes }: { changes: readonly Listed[] }) {
  const t = useT()
  if (!changes.length) return <p className="muted">{t('editor.no_changes')}</p>
  return (
    <ul className={css.list}>
      {changes.slice(0, most).map(({ kind, of, id, number, title, fields }) => (
        <li key={`${kind} ${of} ${id}`}>
          {kind && <Badge tone={tones[kind]}>{t(`editor.kind_${kind}`)}</Badge>}
          <span className={css.words}>
            <span className="muted">
              {t(`editor.of_${of}`)} {number}
            </span>{' '}
            {of !== 'survey' && (
              <strong className="weight-strong">
                <BilingualText of={title} fallback={t('admin.no_title')} />
              </strong>
            )}
            {fields.length > 0 && <small className="block">{fields.map((field) => t(`editor.field_${field}`)).join(', ')}</small>}
          </span>
        </li>
      ))}
      {changes.length > most && <li className="muted">{t('editor.more_changes', { count: changes.length - most })}</li>}
    </ul>
  )
}
