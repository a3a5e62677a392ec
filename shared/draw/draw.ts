import { shuffled } from './shuffled.ts'

type Flag = boolean | undefined
type Item = { id?: string | undefined; pinned?: Flag }
type Choice = Item & { value: string; text_entry?: Flag; exclusive?: Flag; no_answer?: Flag }
type Question = {
  id: string
  type: string
  pinned?: Flag
  shuffle_choices?: Flag
  gateway?: { enabled: boolean } | undefined
  choices: readonly Choice[]
  rows?: readonly (Item & { id: string })[] | undefined
}
type Section = { id: string; pool?: string | undefined; shuffle_questions?: Flag; questions: readonly Question[] }
type Pool = { id: string; show: number; shuffle: boolean }

/** The fields of a survey that its order depends on. */
type Drawable = {
  sections: readonly Section[]
  branching: readonly { question_id: string }[]
  pools?: readonly Pool[] | undefined
}

/** By pool, the ids of the sections that were drawn, in the order shown. */
export type Drawn = Record<string, string[]>

/** The list of a question that `shuffle_choices` shuffles, by type: in a matrix the rows, since its choices are columns. */
const shuffledLists: ReadonlyMap<string, 'choices' | 'rows'> = new Map([
  ['single_choice', 'choices'],
  ['multi_select', 'choices'],
  ['ranking', 'choices'],
  ['matrix', 'rows'],
])
/** The types that may be gateways. */
const choiceTypes: ReadonlySet<string> = new Set(['single_choice', 'multi_select'])

/** The list of a question that is shuffled; undefined without one. */
const shuffledList = ({ type, shuffle_choices }: Question) => (shuffle_choices ? shuffledLists.get(type) : undefined)

/** Whether anything of a survey is drawn or shuffled: then its responses have a seed. */
export const isRandom = ({ sections, pools = [] }: Drawable): boolean =>
  pools.length > 0 || sections.some(({ shuffle_questions, questions }) => shuffle_questions || questions.some(shuffledList))

/** A seed for one response: 8 hex digits. */
export const drawSeed = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(16).padStart(8, '0')

const nothing = () => false
const idOf = ({ id }: { id: string }) => id

/** The sections of a pool in the order shown: that of the seed, or of the survey. */
const inOrder = <S extends Section>(pool: Pool, sections: readonly S[], seed: string | undefined) =>
  pool.shuffle && seed ? shuffled(seed, pool.id, sections, idOf, nothing) : sections

const sectionsOf = ({ sections }: Drawable, pool: Pool) => sections.filter((section) => section.pool === pool.id)

/** Draws the sections of each pool. */
export function drawPools(survey: Drawable, seed: string): Record<string, string[]> {
  const draw = (pool: Pool) => {
    const sections = sectionsOf(survey, pool)
    const drawn = new Set(shuffled(seed, pool.id, sections, idOf, nothing).slice(0, pool.show))
    return inOrder(
      pool,
      sections.filter((section) => drawn.has(section)),
      seed,
    ).map(idOf)
  }
  return Object.fromEntries((survey.pools ?? []).map((pool) => [pool.id, draw(pool)]))
}

/** The ids of questions that have an answer. */
export type Answered = { has: (questionId: string) => boolean }

/**
 * The pools as they were drawn before. If `drawn` names none of a pool's sections, or one that has left the pool, the pool was made or changed after
 * the respondent saw the survey. Its sections with answers were shown then, and stay. If none has an answer, the seed draws.
 */
export function settlePools(survey: Drawable, seed: string, drawn: Drawn = {}, answered: Answered = new Set()): Record<string, string[]> {
  const settle = (pool: Pool, fresh: string[]) => {
    const ids = Object.hasOwn(drawn, pool.id) ? drawn[pool.id]! : []
    const sections = inOrder(pool, sectionsOf(survey, pool), seed)
    const isKnown = ids.length > 0 && ids.every((id) => sections.some((section) => section.id === id))
    const isShown = ({ id, questions }: Section) => (isKnown ? ids.includes(id) : questions.some((question) => answered.has(question.id)))
    const shown = sections.filter(isShown).map(idOf)
    return shown.length > 0 ? shown : fresh
  }
  const fresh = drawPools(survey, seed)
  return Object.fromEntries((survey.pools ?? []).map((pool) => [pool.id, settle(pool, fresh[pool.id]!)]))
}

/** A survey's order for one respondent: its own order without a seed. A pool that `drawn` does not name is shown whole. */
export type Arrangement = { seed?: string | undefined; drawn?: Drawn | undefined }

/** The survey in one respondent's order, without the sections that were not drawn. Unchanged parts stay the same objects. */
export function arrange<S extends Drawable>(survey: S, { seed, drawn = {} }: Arrangement): S {
  if (!isRandom(survey)) return survey
  const gateways = new Set(survey.branching.map(({ question_id }) => question_id))
  const sections = arrangeSections(survey, seed, drawn)
  return { ...survey, sections: seed ? sections.map((section) => arrangeSection(section, seed, gateways)) : sections }
}

/** Leaves out sections that were not drawn. The sections of a shuffled pool trade places. */
function arrangeSections(survey: Drawable, seed: string | undefined, drawn: Drawn): readonly Section[] {
  const shown = new Map(
    (survey.pools ?? []).map((pool) => {
      const ids = Object.hasOwn(drawn, pool.id) ? drawn[pool.id] : undefined
      const sections = sectionsOf(survey, pool).filter(({ id }) => ids?.includes(id) ?? true)
      return [pool.id, { is: new Set(sections), next: inOrder(pool, sections, seed).values() }]
    }),
  )
  return survey.sections.flatMap((section) => {
    const pool = shown.get(section.pool ?? '')
    if (!pool) return section
    return pool.is.has(section) ? pool.next.next().value! : []
  })
}

function arrangeSection(section: Section, seed: string, gateways: ReadonlySet<string>): Section {
  const isPinned = ({ id, type, pinned, gateway }: Question) =>
    pinned || type === 'note' || (choiceTypes.has(type) && (gateway?.enabled || gateways.has(id)))
  const { id, shuffle_questions, questions } = section
  const ordered = shuffle_questions ? shuffled(seed, id, questions, idOf, isPinned) : questions
  if (!shuffle_questions && !questions.some(shuffledList)) return section
  return { ...section, questions: ordered.map((question) => arrangeQuestion(question, seed)) }
}

const keepsPlace = ({ pinned, text_entry, exclusive, no_answer }: Choice) => pinned || text_entry || exclusive || no_answer

function arrangeQuestion(question: Question, seed: string): Question {
  const { id, choices, rows = [] } = question
  const list = shuffledList(question)
  if (list === 'choices') return { ...question, choices: shuffled(seed, id, choices, (choice) => choice.id ?? choice.value, keepsPlace) }
  return list === 'rows' ? { ...question, rows: shuffled(seed, id, rows, idOf, ({ pinned }) => pinned) } : question
}
