import { conditionSentence } from '#shared/logic/conditions/conditionSentence.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { useT, type Translate } from '../../../lib/language/i18n.ts'
import { lang } from '../../../lib/language/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { conditionAt } from '../store/edits/logic/conditions.ts'
import css from './ChangeList.module.css'
import type { Change } from './surveyChanges.ts'

/** Changes that are listed; the rest is only counted. */
const most = 60
const tones = { added: 'success', removed: 'error', changed: 'accent', moved: 'neutral' } as const

type Listed = Pick<Change, 'of' | 'id' | 'title' | 'fields'> & Partial<Pick<Change, 'kind' | 'number'>>

/** `after`: the survey with the changes, for conditions in words; without it they are only named. */
export function ChangeList({ changes, after }: { changes: readonly Listed[]; after?: SurveyBody }) {
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
            {fields.length > 0 && (
              <small className="block">{fields.map((field) => fieldText({ of, id }, field, after, t)).join(', ')}</small>
            )}
          </span>
        </li>
      ))}
      {changes.length > most && <li className="muted">{t('editor.more_changes', { count: changes.length - most })}</li>}
    </ul>
  )
}

function fieldText(
  { of, id }: Pick<Listed, 'of' | 'id'>,
  field: Listed['fields'][number],
  after: SurveyBody | undefined,
  t: Translate,
): string {
  if (!after || of === 'survey' || (field !== 'show_if' && field !== 'ends_if')) return t(`editor.field_${field}`)
  const place = { kind: of, id, part: field }
  const condition = conditionSentence(after, place, conditionAt(after, place), lang())
  return condition ? t(`editor.now_${field}`, { condition }) : t(`editor.no_${field}`)
}
