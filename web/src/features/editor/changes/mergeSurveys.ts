import { nameQuotesOf } from '#shared/quotes/nameQuotes.ts'
import type { Question, Section, SurveyBody } from '#shared/survey/survey.ts'
import { mergeOrder } from '../../../lib/document/mergeOrder.ts'
import { sameJson } from '../../../lib/document/sameJson.ts'
import { withFittingPools } from '../store/edits/fittingPools.ts'
import type { Change } from './surveyChanges.ts'
import { questionFields, sectionFields, surveyFields, type FieldName } from './surveyParts.ts'

/** A part that both sides changed, and the fields that both changed. `fields` is empty if one side deleted the part that the other changed. */
type Collision = Pick<Change, 'of' | 'id' | 'title' | 'fields'>
export type Merged = { merged: SurveyBody; collisions: Collision[] }

type Three<T> = { base: T | undefined; mine: T | undefined; theirs: T | undefined }

/**
 * A three-way merge of two edits of `base`, field by field of the survey, its sections and questions. If both changed the same field, mine wins and
 * is reported as a collision; a part that one side removed and the other changed stays and is reported. Parts equal to mine keep their identity. A
 * pool that lost sections shows at most the remaining ones.
 */
export function mergeSurveys(base: SurveyBody, mine: SurveyBody, theirs: SurveyBody): Merged {
  const collisions: Collision[] = []
  const addedIds = new Set<string>()

  const sections = mergeList({ base: base.sections, mine: mine.sections, theirs: theirs.sections }, 'section', mergeSection)
  const merged = mergeFields('survey', surveyFields, { base, mine, theirs })
  return { merged: withFittingPools(sections === mine.sections ? merged : { ...merged, sections }), collisions }

  function mergeSection({ base, mine, theirs }: { base: Section; mine: Section; theirs: Section }): Section {
    const fields = mergeFields('section', sectionFields, { base, mine, theirs })
    const questions = mergeList(
      { base: base.questions, mine: mine.questions, theirs: theirs.questions },
      'question',
      (three: { base: Question; mine: Question; theirs: Question }) => mergeFields('question', questionFields, three),
    )
    return questions === mine.questions ? fields : { ...fields, questions }
  }

  /** Merges a list of parts by id. If a part is not in the base, both sides count as having changed every differing field. */
  function mergeList<T extends Section | Question>(
    lists: { base: T[]; mine: T[]; theirs: T[] },
    of: 'section' | 'question',
    merge: (three: { base: T; mine: T; theirs: T }) => T,
  ): T[] {
    const at = (id: string): Three<T> => ({
      base: lists.base.find((part) => part.id === id),
      mine: lists.mine.find((part) => part.id === id),
      theirs: lists.theirs.find((part) => part.id === id),
    })
    const ids = mergeOrder(
      lists.base.map(({ id }) => id),
      lists.mine.map(({ id }) => id),
      lists.theirs.map(({ id }) => id),
    )
    const parts = ids.flatMap((id) => {
      if (addedIds.has(id)) return []
      const part = mergePart(at(id), of, merge)
      if (part) addedIds.add(id)
      return part ? [part] : []
    })
    const isMine = parts.length === lists.mine.length && parts.every((part, index) => part === lists.mine[index])
    return isMine ? lists.mine : parts
  }

  function mergePart<T extends Section | Question>(
    { base, mine, theirs }: Three<T>,
    of: 'section' | 'question',
    merge: (three: { base: T; mine: T; theirs: T }) => T,
  ): T | undefined {
    if (mine && theirs) return merge({ base: base ?? ({ questions: [] as Question[] } as T), mine, theirs })
    const left = mine ?? theirs
    if (!left || !base) return left
    if (sameJson(left, base)) return undefined
    collide(of, left, [])
    return left
  }

  function mergeFields<T extends SurveyBody | Section | Question>(
    of: Collision['of'],
    fields: readonly (keyof T & FieldName)[],
    { base, mine, theirs }: { base: T; mine: T; theirs: T },
  ): T {
    if (theirs === base || mine === theirs) return mine
    const changed = fields.filter((field) => !sameJson(theirs[field], base[field]) && !sameJson(theirs[field], mine[field]))
    const both = changed.filter((field) => !sameJson(mine[field], base[field]))
    if (both.length) collide(of, mine, both)
    const taken = changed.filter((field) => !both.includes(field))
    return taken.length ? { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) } : mine
  }

  function collide(of: Collision['of'], part: SurveyBody | Section | Question, fields: FieldName[]) {
    const own = of === 'survey' ? null : (part as Section | Question)
    const { title, title_ko } = own ? nameQuotesOf(mine, own) : part
    collisions.push({ of, id: own?.id ?? '', title: { en: title, ko: title_ko }, fields })
  }
}
