import { arrange, type Arrangement } from '#shared/draw/draw.ts'
import type { Section, Survey } from '#shared/survey/survey.ts'
import { createProgressiveMount, firstBatch } from '../../features/survey/answers/progressiveMount.ts'
import { moveInto } from './moveInto.ts'
import { orderQuestion } from './orderQuestion.ts'

export const questionIn = (root: ParentNode, id: string) => root.querySelector(`[data-question="${CSS.escape(id)}"]`)

/** The HTML of a section: named by its title, else found by a question. */
export function sectionIn(form: Element, { id, questions }: Section): Element | undefined {
  const part = document.getElementById(`section-${id}`) ?? questions.map((question) => questionIn(form, question.id)).find(Boolean)
  return part?.closest('section') ?? undefined
}

/**
 * Brings the HTML of a form, which has all questions in the order of the survey, into that of `arrangement`: without sections that were not drawn,
 * and with as many questions as the form mounts at once. Returns false, and changes nothing, where that HTML is not enough.
 */
export function orderForm(form: Element, survey: Survey, arrangement: Arrangement): boolean {
  const found = new Map(survey.sections.map((section) => [section.id, sectionIn(form, section)]))
  const all = [...found.values()].filter((element) => element !== undefined)
  const arranged = arrange(survey, arrangement)
  const isInSteps = survey.paging === 'sections'
  if (isInSteps && isPooled(survey, found)) return false // its first step is drawn
  if (all.length < form.querySelectorAll('section').length || new Set(all).size < all.length || opensOthers(survey, arranged)) return false

  const shown = arranged.sections.flatMap((section) => {
    const element = found.get(section.id)
    return element ? { section, element } : []
  })
  const questions = shown.flatMap(({ section }) => section.questions.filter(({ required: is, id }) => is && questionIn(form, id)))
  const about = Object.values(survey.demographics ?? {}).filter((asked) => asked === 'required')
  const required = questions.length + about.length
  if (required === 0 && form.querySelector('progress')) return false // without required questions there is no progress
  if (survey.pools) {
    moveInto(
      all,
      shown.map(({ element }) => element),
    )
    sayRequired(form, required)
  }
  const asked = new Map(survey.sections.flatMap(({ questions }) => questions.map((question) => [question.id, question])))
  for (const { section, element } of shown) {
    const questions = section.questions.flatMap((question) => questionIn(element, question.id) ?? [])
    moveInto([...element.querySelectorAll('[data-question]')], questions)
    for (const question of section.questions) {
      const root = question !== asked.get(question.id) && questionIn(element, question.id)
      if (root) orderQuestion(root, asked.get(question.id)!, question)
    }
  }
  if (!isInSteps) keepFirst(form, shown)
  return true
}

/** Whether a section that the HTML has belongs to a pool. */
const isPooled = ({ sections, pools = [] }: Survey, found: ReadonlyMap<string, Element | undefined>): boolean =>
  sections.some((section) => found.get(section.id) && pools.some(({ id }) => id === section.pool))

/** Whether a section was not drawn whose gateway would open others, which the HTML lacks. */
function opensOthers({ sections, branching }: Survey, arranged: Survey): boolean {
  const drawn = new Set(arranged.sections.map(({ id }) => id))
  const deciding = new Set(branching.map(({ question_id }) => question_id))
  return sections.some(({ id, questions }) => !drawn.has(id) && questions.some((one) => one.gateway?.enabled || deciding.has(one.id)))
}

/** Says in the form's progress how many of the questions that were drawn are required. */
function sayRequired(form: Element, required: number): void {
  const progress = form.querySelector('progress')
  const text = form.querySelector('output')?.firstChild
  if (progress && text) text.nodeValue = text.nodeValue!.replace(String(progress.max), String(required))
  if (progress) progress.max = required
}

/** Removes what the form mounts only after its first questions. */
function keepFirst(form: Element, shown: { section: Section; element: Element }[]): void {
  const questions = [...form.querySelectorAll<HTMLElement>('[data-question]')]
  const mount = createProgressiveMount({ sections: shown.map(({ section }) => section) })
  mount.update({
    sections: new Set(shown.map(({ section }) => section.id)),
    questions: new Set(questions.map(({ dataset }) => dataset['question']!)),
  })
  mount.next(firstBatch)
  const mounted = shown.map(({ section }) => mount.list(section.id))
  const kept = new Set(mounted.flatMap((list) => list?.map(({ id }) => id) ?? []))
  for (const question of questions) if (!kept.has(question.dataset['question']!)) question.remove()
  for (const [at, { element }] of shown.entries()) if (!mounted[at]) element.remove()
}
