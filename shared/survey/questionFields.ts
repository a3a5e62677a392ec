import * as v from 'valibot'
import { flag, id, ids, line, list, richText, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { dateFields } from '../kinds/date/dateFields.ts'
import { questionTypeNames } from '../kinds/kinds.ts'
import { rows } from '../kinds/matrix/matrixFields.ts'
import { numberFields } from '../kinds/number/numberFields.ts'
import { scaleFields } from '../kinds/scale/scaleFields.ts'
import { textFormats } from '../kinds/text/textFormat.ts'
import { mediaItem } from './media.ts'

export const behavior = v.nullish(v.picklist(['show_none', 'show_all']), 'show_none')
export const mode = v.picklist(['single', 'multi'])
export const choiceValue = text(limits.choiceLabel)

/** A field that is absent where it was not sent. */
const ifGiven = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((given) => given ?? undefined),
    ),
  )

/** A switch that is absent where it is off. */
const ifOn = v.optional(
  v.pipe(
    v.nullable(v.boolean()),
    v.transform((given) => given || undefined),
  ),
)

const choice = v.object({
  /** Stable over renames; the server generates a missing one. */
  id: v.optional(id),
  label: line(limits.choiceLabel, 'Option'),
  label_ko: line(limits.choiceLabel),
  value: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.choiceLabel)),
  /** Values that this choice had while it was published. */
  aliases: list(choiceValue, limits.aliases),
  /** The choice has a text of its own, as "Other: ____". */
  text_entry: ifOn,
  /** Of several choices, it is chosen alone, as "None of these". */
  exclusive: ifOn,
  /** It says that there is no answer, as "Don't know": it is chosen alone, stands last, and is left out of shares. */
  no_answer: ifOn,
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

/** How a question is drawn; each type knows some of them, and draws any other as its default. */
const look = v.picklist(['list', 'row', 'search', 'numbers', 'stars', 'field', 'slider'])

const choiceCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.choices))
const textLength = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.longText))

/** The fields of a question, each valid by itself. */
export const questionFields = v.object({
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
  look: ifGiven(look),
  number: ifGiven(numberFields),
  date: ifGiven(dateFields),
  format: ifGiven(v.picklist(textFormats)),
  max_length: ifGiven(textLength),
  min_length: ifGiven(textLength),
  min_choices: ifGiven(choiceCount),
  max_choices: ifGiven(choiceCount),
  scale: ifGiven(scaleFields),
  /** Its choices are a scale: results draw them as one stacked bar, in their order. */
  ordered: ifOn,
  rows: ifGiven(rows),
})

export type QuestionFields = v.InferOutput<typeof questionFields>
