import type { Problem, ReadDefinition } from '#shared/survey/definitionFile.ts'
import { limits } from '#shared/limits.ts'
import { fileSize, number } from '../../lib/language/format.ts'
import { useT, type Translate } from '../../lib/language/i18n.ts'
import { Alert } from '../states/Alert.tsx'
import css from './ImportDialog.module.css'

/** Problems that are told at once; who mends these sees the rest. */
const most = 12

/** Why nothing is imported: the file as a whole, or each place in it. */
export function ImportProblems({ found }: { found: Exclude<ReadDefinition, { survey: unknown }> }) {
  const t = useT()
  if ('unreadable' in found)
    return <Alert tone="error">{t(`definition.unreadable_${found.unreadable}`, { size: fileSize(limits.surveyBodyBytes) })}</Alert>
  const { problems } = found
  return (
    <Alert tone="error">
      <p>{t('definition.problems', { count: problems.length })}</p>
      <ul className={css.problems}>
        {problems.slice(0, most).map((problem) => (
          <li key={`${problem.path.join('.')}: ${problem.code}`}>
            <Place path={problem.path} />: {wrong(t, problem)}
          </li>
        ))}
        {problems.length > most && <li>{t('definition.more_problems', { count: problems.length - most })}</li>}
      </ul>
    </Alert>
  )
}

const known = ['required', 'wrong_type', 'too_long', 'too_many', 'too_many_questions', 'not_allowed', 'unsafe_url', 'invalid_slug'] as const

function wrong(t: Translate, { code, value = '', limit = 0 }: Problem): string {
  const named = known.find((one) => one === code) ?? 'wrong_type'
  return t(`definition.problem_${named}`, { value, limit: number(limit) })
}

const parts = ['sections', 'questions', 'choices', 'media', 'choice_rules', 'branching'] as const

/** Section 3 › Question 2 › `title`: the parts in the person's language and counted from 1, the field as the file has it. */
function Place({ path }: { path: Problem['path'] }) {
  const t = useT()
  const words: string[] = []
  let field = ''
  path.forEach((key, at) => {
    const part = parts.find((one) => one === key)
    const next = path[at + 1]
    if (part && typeof next === 'number') words.push(t(`definition.at_${part}`, { number: next + 1 }))
    else if (key === 'gateway' && at < path.length - 1) words.push(t('work.gateway'))
    else if (typeof key === 'string') field = key
    else if (field) field += `[${key}]`
  })
  if (!words.length && !field) return t('definition.at_survey')
  return (
    <>
      {words.join(' › ')}
      {words.length > 0 && field && ' › '}
      {field && <code>{field}</code>}
    </>
  )
}
