import type { SurveyBody } from '#shared/survey/survey.ts'
import { ApiError, type FieldError } from '../../../lib/api/ApiError.ts'
import { errorText } from '../../../lib/language/i18n.ts'
import type { JumpTarget } from '../store/editorView.ts'
import { groupOf } from '../store/settingsGroups.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'
import { useSaveState } from './useSaver.ts'

export const refusedFields = (error: unknown): FieldError[] =>
  error instanceof ApiError && (error.status === 422 || error.status === 409) ? error.errors : []

export const fieldErrorText = (error: FieldError): string => errorText(new ApiError(422, 'invalid', { errors: [error] }))

/** 'sections.0.questions.2.title' becomes 'question ID title', which still fits after parts have moved. Undefined without such a part. */
export function stablePath(path: string, { sections }: Pick<SurveyBody, 'sections'>): string | undefined {
  const [, at, question, rest] = /^sections\.(\d+)(?:\.questions\.(\d+))?\.?(.*)$/.exec(path) ?? []
  if (at === undefined) return path
  const section = sections[Number(at)]
  const part = question === undefined ? section : section?.questions[Number(question)]
  return part && `${question === undefined ? 'section' : 'question'} ${part.id} ${rest}`
}

const valueAt = (survey: SurveyBody, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], survey)

/** The last save's error at a path such as 'sections.0.questions.2.title', until the field's value differs from the one that was sent. */
export function useFieldError(path: string): string | undefined {
  const refused = useRefusedField(path)
  return refused && fieldErrorText(refused)
}

/** The same as the server has it. */
export function useRefusedField(path: string): FieldError | undefined {
  const { failure } = useSaveState()
  const here = useSurveySelector((survey) => (failure ? stablePath(path, survey) : undefined))
  const value = useSurveySelector((survey) => (failure ? valueAt(survey, path) : undefined))
  if (!failure || here === undefined) return undefined
  const found = refusedFields(failure.error).find((error) => stablePath(error.path, failure.sent) === here)
  return found && valueAt(failure.sent, found.path) === value ? found : undefined
}

/** The place in the editor for a field's path in `survey`, and the section to unfold. */
export function placeOf(path: string, survey: SurveyBody): { place: JumpTarget; sectionId?: string } {
  const [, at, question, rest = ''] = /^sections\.(\d+)(?:\.questions\.(\d+))?\.?(.*)$/.exec(path) ?? []
  const section = survey.sections[Number(at)]
  if (at === undefined || !section) {
    const [, entry, rule] = /^branching\.(\d+)(?:\.choice_rules\.(\d+))?/.exec(path) ?? []
    if (/^description(_ko)?$/.test(path)) return { place: { kind: 'survey', part: 'description' } }
    const pool = survey.pools?.[Number(/^pools\.(\d+)/.exec(path)?.[1])]
    const drawn = pool && survey.sections.find((one) => one.pool === pool.id)
    if (drawn) return { place: { kind: 'section', id: drawn.id } }
    const group = groupOf(path.split('.')[0]!)
    if (group) return { place: { kind: 'survey', part: group } }
    if (entry === undefined) return { place: { kind: path.startsWith('branching') ? 'branching' : 'survey' } }
    return { place: { kind: 'branching', entry: Number(entry), ...(rule !== undefined && { rule: Number(rule) }) } }
  }
  const asked = question === undefined ? undefined : section.questions[Number(question)]
  if (!asked) return { place: { kind: 'section', id: section.id } }
  const part = (['title_ko', 'choices', 'rows', 'gateway', 'description_ko'] as const).find((name) => rest.split('.')[0] === name)
  const rule = /^gateway\.choice_rules\.(\d+)/.exec(rest)?.[1]
  const place = { kind: 'question', id: asked.id, ...(part && { part }), ...(rule !== undefined && { rule: Number(rule) }) } as const
  return { place, sectionId: section.id }
}
