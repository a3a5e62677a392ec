import type { Problem, ReadDefinition } from '#shared/survey/file/definitionFile.ts'
import { limits } from '#shared/limits.ts'
import { fileSize, number } from '../../lib/language/format.ts'
import { useT, type Translate } from '../../lib/language/i18n.ts'
import { Message } from '../message/Message.tsx'
import css from './ImportDialog.module.css'

/** The number of problems that are listed. */
const maxListed = 12

/** Why a file is not imported: it is unreadable, or the problems in it with their places. */
export function ImportProblems({ found }: { found: Exclude<ReadDefinition, { survey: unknown }> }) {
  const t = useT()
  if ('unreadable' in found)
    return <Message kind="danger">{t(`definition.unreadable_${found.unreadable}`, { size: fileSize(limits.surveyBodyBytes) })}</Message>
  const { problems } = found
  return (
    <Message kind="danger">
      <p>{t('definition.problems', { count: problems.length })}</p>
      <ul className={css.problems}>
        {problems.slice(0, maxListed).map((problem) => (
          <li key={`${problem.path.join('.')}: ${problem.code}`}>
            <Place path={problem.path} />: {problemText(t, problem)}
          </li>
        ))}
        {problems.length > maxListed && <li>{t('definition.more_problems', { count: problems.length - maxListed })}</li>}
      </ul>
    </Message>
  )
}

const codes = [
  'required',
  'wrong_type',
  'too_long',
  'too_many',
  'too_many_questions',
  'not_allowed',
  'broken_character',
  'unsafe_url',
  'invalid_slug',
  'min_over_max',
  'scale_without_points',
  'slider_without_bounds',
  'out_of_range',
  'no_such_date',
  'too_many_cells',
  'too_few_rows',
  'too_few_columns',
  'too_many_columns',
  'too_few_choices',
  'too_many_choices',
  'duplicate_row_id',
  'duplicate_choice_value',
  'closes_before_opening',
  'no_zoned_time',
  'reserved',
  'duplicate_link_field',
  'not_https',
  'unknown_link_field',
  'duplicate_pool',
  'pool_without_sections',
  'pool_too_small',
] as const

function problemText(t: Translate, { code, value = '', limit = 0 }: Problem): string {
  const known = codes.find((other) => other === code) ?? 'wrong_type'
  return t(`definition.problem_${known}`, { value, limit: number(limit) })
}

const parts = ['sections', 'questions', 'choices', 'rows', 'media', 'choice_rules', 'clauses', 'branching'] as const
const conditions = ['show_if', 'ends_if'] as const

/** A path in the file, such as Section 3 › Question 2 › `title`: parts in the person's language and counted from 1, the field as in the file. */
function Place({ path }: { path: Problem['path'] }) {
  const t = useT()
  const steps: string[] = []
  let field = ''
  path.forEach((key, at) => {
    const part = parts.find((other) => other === key)
    const next = path[at + 1]
    const condition = conditions.find((other) => other === key)
    if (part && typeof next === 'number') steps.push(t(`definition.at_${part}`, { number: next + 1 }))
    else if (key === 'gateway' && at < path.length - 1) steps.push(t('admin.gateway'))
    else if (condition && at < path.length - 1) steps.push(t(`definition.at_${condition}`))
    else if (typeof key === 'string') field = key
    else if (field) field += `[${key}]`
  })
  if (!steps.length && !field) return t('definition.at_survey')
  return (
    <>
      {steps.join(' › ')}
      {steps.length > 0 && field && ' › '}
      {field && <code>{field}</code>}
    </>
  )
}
