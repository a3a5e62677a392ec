import { decidingQuestions } from '#shared/branching/decidingQuestions.ts'
import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { number } from '../../../lib/language/format.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import type { NumberedQuestion, NumberedSection } from '../data/numberQuestions.ts'
import { baseOf, percentOf, titleOf, unsharedOf } from '../questions/choiceChart.ts'
import { rowItems } from '../questions/rowItems.ts'
import type { ResultsQuery } from '../useResultsQuery.ts'
import { takesSeveral } from '../kinds/resultKinds.ts'
import { countedAnswers } from './countedAnswers.ts'

type Named = { text: string; lang?: string | undefined }

/** `other`: the answers that are not drawn (`names`), or not counted separately. `passing`: the responses to which the question was not shown. */
type BranchKind = 'answer' | 'other' | 'unanswered' | 'passing'

/** `size`: its width in responses. `share`: of `of`, in words; '' for an answer that percentages leave out. */
export type PrismBranch = {
  key: string
  kind: BranchKind
  label: string
  lang?: string | undefined
  names: string[]
  count: number
  share: string
  size: number
}

/** A deciding question, by its own counts. `of`: the base of shares. `all`: all of its answers, for the table. */
export type PrismSplit = {
  id: string
  number: string
  title: Named
  shown: number
  isSeveral: boolean
  of: number
  branches: PrismBranch[]
  all: PrismBranch[]
}
/** `ended`: how many responses its end screened out, if that is counted. */
export type PrismPart = { id: string; number: string; title: Named; shown: number; ended: number; splits: PrismSplit[] }

/** `lostAfter`: the place of the section by which all who were screened out had left, -1 for none; `endings`: the numbers of those that end the survey. */
export type PrismModel = { total: number; lost: number; lostAfter: number; endings: string[]; parts: PrismPart[] }

/** The most answers of a question that are drawn one by one. */
const mostBranches = 12

type Given = { survey: Survey; sections: NumberedSection[]; results: Results; of: ResultsQuery['of']; countsScreened: boolean }

/** The way of the responses through the survey, by each question's own counts. */
export function prismModel(t: Translate, { survey, sections, results, of, countsScreened }: Given): PrismModel {
  const { total } = results
  const deciding = decidingQuestions(survey)
  const ended = new Map(results.sections.map((section) => [section.id, section.ended]))
  const splitsOf = (item: NumberedQuestion): PrismSplit[] => {
    const rows = deciding.questions.get(item.id)
    if (!rows) return []
    const items = rows.size > 0 ? rowItems(item).filter((_, at) => rows.has(item.counts.rows![at]!.id)) : [item]
    return items.map((each) => toSplit(t, each, total, of))
  }
  const parts = sections.map(({ id, number: place, section, shown, questions }) => {
    const title = pickText(pair(section, 'title'))
    const named = title.text ? title : { text: t('admin.no_title') }
    return { id, number: place, title: named, shown, ended: ended.get(id) ?? 0, splits: questions.flatMap(splitsOf) }
  })
  const endings = parts.filter(({ id }) => deciding.endings.includes(id))
  return {
    total,
    lost: countsScreened ? 0 : results.screened,
    lostAfter: endings.length > 0 ? parts.indexOf(endings.at(-1)!) : -1,
    endings: endings.map(({ number: place }) => place),
    parts,
  }
}

function toSplit(t: Translate, item: NumberedQuestion, total: number, of: ResultsQuery['of']): PrismSplit {
  const shown = Math.min(item.counts.shown, total)
  const answered = Math.min(item.counts.answered, shown)
  const base = baseOf(item, of)
  const unshared = unsharedOf(item.counts)
  const given = countedAnswers(t, item)
  const sum = given.reduce((all, { count }) => all + count, 0)
  const isSeveral = takesSeveral(item.counts.type)
  const sizeOf = (count: number) => (isSeveral || sum > answered ? (count * answered) / Math.max(sum, 1) : count)
  const branch = (kind: BranchKind, key: string, label: string, count: number, more: Partial<PrismBranch> = {}): PrismBranch => ({
    key,
    kind,
    label,
    names: [],
    count,
    share: percentOf(count, base),
    size: count,
    ...more,
  })
  const answers = given.map(({ key, label, lang, count }) =>
    branch('answer', `answer ${key}`, label, count, { lang, size: sizeOf(count), ...(unshared.has(key) && { share: '' }) }),
  )
  const rest = (kind: BranchKind, label: string, count: number) => (count > 0 ? [branch(kind, kind, label, count, { share: '' })] : [])
  const uncounted = isSeveral && sum > 0 ? 0 : answered - Math.min(sum, answered)
  const others = [
    ...rest('other', t('results.others'), uncounted),
    ...rest('unanswered', t('results.no_answer'), shown - answered),
    ...rest('passing', t('results.prism_passing'), total - shown),
  ]
  const merge = (small: PrismBranch[]) => {
    const count = small.reduce((all, one) => all + one.count, 0)
    return branch('other', 'more', t('results.prism_more', { count: small.length, number: number(small.length) }), count, {
      names: small.map(({ label }) => label),
      size: small.reduce((all, one) => all + one.size, 0),
      ...(isSeveral && { share: '' }),
    })
  }
  const title = titleOf(item)
  const { drawn, small } = largest(answers)
  return {
    id: item.id,
    number: item.number,
    title,
    shown,
    isSeveral,
    of: base,
    branches: [...drawn, ...(small.length > 0 ? [merge(small)] : []), ...others],
    all: [...answers, ...others],
  }
}

/** The answers that are drawn separately, in their order, and those that are drawn together. */
function largest(answers: PrismBranch[]): { drawn: PrismBranch[]; small: PrismBranch[] } {
  const kept = new Set(answers.toSorted((one, other) => other.count - one.count).slice(0, mostBranches))
  return { drawn: answers.filter((one) => kept.has(one)), small: answers.filter((one) => !kept.has(one)) }
}
