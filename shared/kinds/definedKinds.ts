import * as v from 'valibot'
import { flag, id, ids, ifGiven, ifOn, line, list, richText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { fieldLimits } from '../fieldLimits.ts'
import { choiceCountProblems } from './choiceCount.ts'
import { dateDefinition } from './date/dateDefinition.ts'
import { questionTypeNames, type QuestionType } from './kinds.ts'
import { matrixDefinition } from './matrix/matrixDefinition.ts'
import { numberDefinition } from './number/numberDefinition.ts'
import { rankingDefinition } from './ranking/rankingDefinition.ts'
import { scaleDefinition } from './scale/scaleDefinition.ts'
import { textDefinition, textFields } from './text/textDefinition.ts'
import { condition } from '../survey/condition.ts'
import { mediaItem } from '../survey/media.ts'

export type { Row } from './matrix/matrixDefinition.ts'

export const behavior = v.nullish(v.picklist(['show_none', 'show_all']), 'show_none')
export const mode = v.picklist(['single', 'multi'])
export const choiceValue = text(limits.choiceLabel)

const choice = v.object({
  /** Stable over renames; the server generates a missing one. */
  id: v.optional(id),
  label: line(limits.choiceLabel, 'Option'),
  label_ko: line(limits.choiceLabel),
  value: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.choiceLabel)),
  /** Values that this choice had while it was published. */
  aliases: list(choiceValue, limits.aliases),
  /** The choice takes a text, such as "Other: ____". */
  text_entry: ifOn,
  /** It is exclusive: chosen alone where several may be, such as "None of these". */
  exclusive: ifOn,
  /** It means no answer, such as "Don't know": it is exclusive, comes last, and is left out of percentages. */
  no_answer: ifOn,
  /** It keeps its place where choices are shuffled. */
  pinned: ifOn,
  /** Reserved. */
  code: v.optional(v.pipe(v.number(), v.integer())),
})
export type Choice = v.InferOutput<typeof choice>

const gateway = v.object({
  enabled: flag(),
  mode: v.nullish(mode, null),
  default_behavior: behavior,
  unanswered_behavior: behavior,
  choice_rules: list(
    v.object({
      choice_value: choiceValue,
      show_section_ids: ids(limits.questions),
      show_question_ids: ids(limits.questions),
      selects_all_sections: flag(),
      selects_all_questions: flag(),
    }),
    limits.gatewayRules,
  ),
})
export type Gateway = v.InferOutput<typeof gateway>

/** How a question looks. Each type supports some looks, and uses its default for the others. */
const look = v.picklist(['list', 'row', 'search', 'numbers', 'stars', 'field', 'slider'])

const choiceCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.choices))

/** The fields that questions of every type have. */
const firstFields = {
  id,
  title: line(limits.title, 'New Question'),
  title_ko: line(limits.title),
  type: v.picklist(questionTypeNames),
  required: flag(),
  choices: list(choice, limits.choices),
  media: list(mediaItem, limits.media),
  description: richText,
  description_ko: richText,
  gateway: v.pipe(
    v.nullish(gateway),
    v.transform((given) => given ?? undefined),
  ),
}

/** The fields of some types, which files of version 1 do not have. Any question may have them; its type ignores those of other types. */
export const addedFields = {
  look: ifGiven(look),
  ...numberDefinition.fields,
  ...dateDefinition.fields,
  ...textFields,
  min_choices: ifGiven(choiceCount),
  max_choices: ifGiven(choiceCount),
  ...scaleDefinition.fields,
  /** Its choices are a scale, which results draw as one stacked bar in the order of the choices. */
  ordered: ifOn,
  ...matrixDefinition.fields,
  /** Its choices, or the rows of a matrix, have a random order. */
  shuffle_choices: ifOn,
  /** It keeps its place where the questions of its section are shuffled. */
  pinned: ifOn,
  show_if: condition,
}

/** The fields of a question, each validated separately. */
export const questionFields = v.object({ ...firstFields, ...addedFields })
export type QuestionFields = v.InferOutput<typeof questionFields>

/** How the type of a question shapes its definition. */
type DefinedKind = {
  /** The fields that a question of the type always has, with their defaults. */
  own?(given: QuestionFields): Partial<QuestionFields>
  /** The problems between fields that are each valid. */
  problems?(given: QuestionFields): { path: (string | number)[]; code: string }[]
  /** The texts of the type's own fields, in English and Korean. `index`: of a label's point. */
  texts?(question: QuestionFields): { field: 'unit' | 'na_label' | 'label'; index?: number; en: string; ko: string }[]
  /** How many choices it needs and may have, and how many a new question has. No two have the same value. */
  choices?: { least: number; most: number; fresh: number }
  /** The list that becomes its choices when its type changes to one with choices. */
  asChoices?(question: QuestionFields): Pick<Choice, 'value' | 'label' | 'label_ko' | 'no_answer'>[]
  /** How many cells a question adds to the total that `limits` bounds. */
  cells?(question: QuestionFields): number
}

/** The types whose definitions have more than the fields of all questions. */
export const definedKinds: Partial<Record<QuestionType, DefinedKind>> = {
  short_text: textDefinition(fieldLimits.shortText),
  long_text: textDefinition(fieldLimits.longText),
  multi_select: { problems: choiceCountProblems },
  number: numberDefinition,
  scale: scaleDefinition,
  date: dateDefinition,
  matrix: matrixDefinition,
  ranking: rankingDefinition,
  note: { own: () => ({ required: false, gateway: undefined }) },
}
