import type { SurveyBody } from '#shared/survey/survey.ts'
import { formatList } from '../../../../lib/language/formatList.ts'
import type { Translate } from '../../../../lib/language/i18n.ts'
import { displayName, type PartRef } from '../../marks/names.ts'

/** A target as a key: `section ID` or `question ID`. */
export type TargetKey = string
export const targetKey = ({ kind, id }: PartRef): TargetKey => `${kind} ${id}`

export function parseTargetKey(key: TargetKey): PartRef {
  const [kind, ...id] = key.split(' ')
  return { kind: kind === 'section' ? 'section' : 'question', id: id.join(' ') }
}

/** `isBad`: it has no effect. */
export type Line = { to: TargetKey; isBad: boolean }

/** The names of the targets that lines lead to, as a list in a sentence. */
export const namesOfTargets = (survey: SurveyBody, lines: readonly Line[], t: Translate): string =>
  formatList(lines.map(({ to }) => displayName(survey, parseTargetKey(to), t)))
