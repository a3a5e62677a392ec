import * as v from 'valibot'
import { id as idSchema } from '../../fields.ts'
import { isObject } from '../../kinds/choice.ts'

type Item = Record<string, unknown>
const eachItem = (value: unknown, change: (item: Item) => Item): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (isObject(item) ? change(item) : item)) : value
const eachName = (value: unknown, name: (id: unknown) => unknown): unknown => (Array.isArray(value) ? value.map(name) : value)

/** 8 random characters. */
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Assigns ids: the wanted one if it is valid and free, else a new one, to which references are then changed. */
function idGiver() {
  const taken = new Set<unknown>()
  const renamed = new Map<unknown, string>()
  return {
    give(wanted: unknown): string {
      const kept = v.is(idSchema, wanted) && !taken.has(wanted)
      const given = kept ? wanted : newId()
      if (!kept && wanted !== undefined && !taken.has(wanted) && !renamed.has(wanted)) renamed.set(wanted, given)
      taken.add(given)
      return given
    },
    /** The id that a reference to `wanted` now uses. Of two items with one id, the first keeps it. */
    referTo: (wanted: unknown): unknown => renamed.get(wanted) ?? wanted,
  }
}

/** A survey from a file, with unique ids for all parts and a value for every choice. All else is unchanged, valid or not. */
export function withUniqueIds(survey: Item): Item {
  const sectionIds = idGiver()
  const questionIds = idGiver()
  const rowIdsOf = new Map<unknown, ReturnType<typeof idGiver>>()
  const sections = eachItem(survey['sections'], (section) => ({
    ...section,
    id: sectionIds.give(section['id']),
    questions: eachItem(section['questions'], (question) => {
      const choiceIds = idGiver()
      const rowIds = idGiver()
      const id = questionIds.give(question['id'])
      rowIdsOf.set(id, rowIds)
      return {
        ...question,
        ...(question['rows'] !== undefined && { rows: eachItem(question['rows'], (row) => ({ ...row, id: rowIds.give(row['id']) })) }),
        id,
        choices: eachItem(question['choices'], (choice) => ({
          ...choice,
          id: choiceIds.give(choice['id']),
          value: choice['value'] ?? choice['label'],
        })),
      }
    }),
  }))

  const rules = (owner: Item): Item => ({
    ...owner,
    choice_rules: eachItem(owner['choice_rules'], (rule) => ({
      ...rule,
      show_section_ids: eachName(rule['show_section_ids'], sectionIds.referTo),
      show_question_ids: eachName(rule['show_question_ids'], questionIds.referTo),
    })),
  })
  const condition = (given: Item): Item => ({
    ...given,
    clauses: eachItem(given['clauses'], (clause) => {
      const question_id = questionIds.referTo(clause['question_id'])
      const row = rowIdsOf.get(question_id)?.referTo(clause['row']) ?? clause['row']
      return { ...clause, ...('question_id' in clause && { question_id }), ...('row' in clause && { row }) }
    }),
  })
  const changed = (owner: Item, field: string, change: (value: Item) => Item): Item =>
    isObject(owner[field]) ? { ...owner, [field]: change(owner[field]) } : owner
  return {
    ...survey,
    sections: eachItem(sections, (section) => ({
      ...changed(changed(section, 'show_if', condition), 'ends_if', condition),
      questions: eachItem(section['questions'], (question) => changed(changed(question, 'gateway', rules), 'show_if', condition)),
    })),
    branching: eachItem(survey['branching'], (entry) => ({ ...rules(entry), question_id: questionIds.referTo(entry['question_id']) })),
  }
}
