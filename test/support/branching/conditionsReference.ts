/**
 * The specification of conditions, sentence by sentence: for a clause, and for a whole condition. Like branchingReference.ts, it shares no code with
 * shared/branching, and accepts definitions, answers and link fields of any shape.
 */
type Thing = Record<string, unknown>
export type Asked = { section: number; question: number; fields: Thing }
type Given = { link?: unknown; drawn?: unknown }

const isText = (value: unknown): value is string => typeof value === 'string'
export const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const ownIn = (value: unknown, name: string): unknown => (isThing(value) && Object.hasOwn(value, name) ? value[name] : undefined)
const isGiven = (value: unknown) => value !== null && value !== undefined
const hasLetters = (value: unknown) => isText(value) && value.trim().length > 0
const rowsOf = (fields: Thing) =>
  listIn(fields.rows)
    .filter(isThing)
    .map((row) => row.id)
    .filter(isText)

function filledRows(fields: Thing, row: string | undefined, value: unknown): string[] {
  const read = row === undefined ? rowsOf(fields) : [row]
  return read.map((id) => ownIn(value, id)).filter((one): one is string => isText(one) && one.length > 0)
}

function isAnswered(fields: Thing, row: string | undefined, value: unknown): boolean {
  if (['single_choice', 'date'].includes(String(fields.type))) return isText(value) && value.length > 0
  if (['multi_select', 'ranking'].includes(String(fields.type))) return Array.isArray(value) && value.length > 0
  if (fields.type === 'file_upload') return isThing(value) || (Array.isArray(value) && value.length > 0)
  if (['short_text', 'long_text'].includes(String(fields.type))) return hasLetters(value)
  if (fields.type === 'rich_text') return isText(value) && (value.includes('<img') || hasLetters(value.replace(/<[^>]*>/g, '')))
  if (fields.type === 'matrix') return filledRows(fields, row, value).length > 0
  const isFiniteNumber = typeof value === 'number' && value > -Infinity && value < Infinity
  return isFiniteNumber || (fields.type === 'scale' && value === 'na')
}

/** The answered values that any_of and none_of read. */
function valuesIn(fields: Thing, row: string | undefined, value: unknown): unknown[] {
  if (!isAnswered(fields, row, value)) return []
  if (fields.type === 'matrix') return filledRows(fields, row, value)
  if (fields.type === 'multi_select') return listIn(value)
  if (fields.type === 'ranking') return [listIn(value)[0]]
  return [fields.type === 'scale' ? `${value as number | string}` : value]
}

/** Those of the values that the question knows, as present ones. */
function knownValues(fields: Thing, values: unknown): string[] {
  if (fields.type === 'scale') {
    const scale = isThing(fields.scale) ? fields.scale : {}
    const isWhole = Number.isInteger(scale.from) && Number.isInteger(scale.to)
    const [from, to] = isWhole ? [scale.from as number, scale.to as number] : [1, 5]
    const points = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => `${from + at}`)
    const all = hasLetters(scale.na_label) || hasLetters(scale.na_label_ko) ? [...points, 'na'] : points
    return listIn(values).filter((value): value is string => isText(value) && all.includes(value))
  }
  const choices = listIn(fields.choices)
    .filter(isThing)
    .filter((choice) => isText(choice.value))
  return listIn(values)
    .filter(isText)
    .flatMap((value) => {
      const choice = choices.find((one) => one.value === value) ?? choices.find(({ aliases }) => listIn(aliases).includes(value))
      return choice ? [choice.value as string] : []
    })
}

function isEnd(fields: Thing, end: unknown): boolean {
  if (fields.type !== 'date') return typeof end === 'number' && end > -Infinity && end < Infinity
  if (!isText(end)) return false
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(end) ?? []
  if (!year || Number(year) < 1000 || Number(month) < 1 || Number(month) > 12) return false
  const isMonth = isThing(fields.date) && fields.date.precision === 'month'
  if (isMonth) return day === undefined
  const lengths = [
    31,
    Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0) ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ]
  return Number(day) >= 1 && Number(day) <= lengths[Number(month) - 1]!
}

/** Whether a clause is met; 'left out' if it cannot be evaluated. `mayRead`: the questions before its owner; `valueOf`: undefined for a hidden one. */
function judge(
  clause: Thing,
  survey: Thing,
  mayRead: Map<string, Asked>,
  valueOf: (id: string) => unknown,
  link: unknown,
): boolean | 'left out' {
  const { question_id, field, op } = clause
  if (isText(question_id) === isText(field)) return 'left out'
  const row = isText(clause.row) ? clause.row : undefined
  const isOneOf = op === 'any_of' || op === 'none_of'

  if (isText(field)) {
    if (!listIn(survey.link_fields).some((one) => isThing(one) && one.name === field)) return 'left out'
    if (row !== undefined) return 'left out'
    const given = ownIn(link, field)
    const value = hasLetters(given) ? given : undefined
    if (op === 'answered') return value !== undefined
    if (op === 'unanswered') return value === undefined
    const values = listIn(clause.values).filter(isText)
    if (!isOneOf || values.length === 0) return 'left out'
    return values.some((one) => one === value) === (op === 'any_of')
  }

  const asked = mayRead.get(question_id as string)
  if (!asked) return 'left out'
  const { fields } = asked
  const type = String(fields.type)
  if (row !== undefined && !(type === 'matrix' && rowsOf(fields).includes(row))) return 'left out'
  const value = valueOf(question_id as string)
  if (op === 'answered' || op === 'unanswered') {
    const known = [
      'single_choice',
      'date',
      'multi_select',
      'ranking',
      'file_upload',
      'short_text',
      'long_text',
      'rich_text',
      'number',
      'scale',
      'matrix',
    ]
    if (!known.includes(type)) return 'left out'
    return isAnswered(fields, row, value) === (op === 'answered')
  }
  if (isOneOf) {
    if (!['single_choice', 'multi_select', 'scale', 'matrix', 'ranking'].includes(type)) return 'left out'
    const values: unknown[] = knownValues(fields, clause.values)
    if (values.length === 0) return 'left out'
    return valuesIn(fields, row, value).some((one) => values.includes(one)) === (op === 'any_of')
  }
  if (op !== 'between' && op !== 'outside') return 'left out'
  if (!['number', 'scale', 'date'].includes(type)) return 'left out'
  const { from, to } = clause
  if (!isGiven(from) && !isGiven(to)) return 'left out'
  if (isGiven(from) && !isEnd(fields, from)) return 'left out'
  if (isGiven(to) && !isEnd(fields, to)) return 'left out'
  if (isGiven(from) && isGiven(to) && (from as number) > (to as number)) return 'left out'
  if (!isAnswered(fields, undefined, value) || (type === 'scale' && value === 'na')) return false
  const isWithin = (!isGiven(from) || (value as number) >= (from as number)) && (!isGiven(to) || (value as number) <= (to as number))
  return isWithin === (op === 'between')
}

/** Whether a condition is met; undefined for any other value. */
export function conditionByThePage(
  condition: unknown,
  survey: Thing,
  mayRead: Map<string, Asked>,
  valueOf: (id: string) => unknown,
  { link }: Given,
): boolean | undefined {
  if (!isThing(condition)) return undefined
  const judged = listIn(condition.clauses)
    .slice(0, 10)
    .filter(isThing)
    .map((clause) => judge(clause, survey, mayRead, valueOf, link))
    .filter((verdict) => verdict !== 'left out')
  if (judged.length === 0) return undefined
  return condition.match === 'any' ? judged.includes(true) : !judged.includes(false)
}

/** Whether a section belongs to a pool and was not drawn. */
export function isLeftOutOfPool(section: Thing, survey: Thing, { drawn }: Given): boolean {
  const { pool } = section
  if (!isText(pool) || !listIn(survey.pools).some((one) => isThing(one) && one.id === pool)) return false
  const sections = ownIn(drawn, pool)
  return Array.isArray(sections) && !sections.includes(section.id)
}
