import type { Question, Survey } from '#shared/survey.ts'

const kinds = {
  short_text: 'text',
  long_text: 'comment',
  rich_text: 'comment', // it has no editor of its own
  single_choice: 'radiogroup',
  multi_select: 'checkbox',
  file_upload: 'file',
} as const satisfies Record<Question['type'], string>

const both = (en: string, ko: string) => ({ default: en, ko })
const plain = (html: string) => html.replace(/<[^>]*>/g, '')

/**
 * The same survey as survey-core takes it: one page, a panel a section, and the rules of its gateways as `visibleIf`. For the
 * `independent` mode and gateways of one choice that show everything until answered, such as longSurvey's.
 */
export function surveyJsModel(survey: Survey): object {
  const conditions = conditionsOf(survey)
  const visibleIf = (id: string) => (conditions.has(id) ? { visibleIf: conditions.get(id)!.join(' and ') } : {})
  const element = (question: Question) => ({
    type: kinds[question.type],
    name: question.id,
    title: both(question.title, question.title_ko),
    isRequired: question.required,
    ...(question.description && { description: both(plain(question.description), plain(question.description_ko)) }),
    ...(question.choices.length > 0 && {
      choices: question.choices.map(({ value, label, label_ko }) => ({ value, text: both(label, label_ko) })),
    }),
    ...visibleIf(question.id),
  })
  const elements = survey.sections.map((section) => ({
    type: 'panel',
    name: section.id,
    title: both(section.title, section.title_ko),
    elements: section.questions.map(element),
    ...visibleIf(section.id),
  }))
  return { title: both(survey.title, survey.title_ko), showProgressBar: true, progressBarType: 'requiredQuestions', pages: [{ elements }] }
}

/** By section or question: what every gateway that names it asks for. */
function conditionsOf(survey: Survey): Map<string, string[]> {
  const conditions = new Map<string, string[]>()
  for (const { id, gateway } of survey.sections.flatMap(({ questions }) => questions)) {
    if (!gateway) continue
    const targets = new Set(gateway.choice_rules.flatMap((rule) => [...rule.show_section_ids, ...rule.show_question_ids]))
    for (const target of targets) {
      const rules = gateway.choice_rules.filter((rule) => [...rule.show_section_ids, ...rule.show_question_ids].includes(target))
      const anyOf = [`{${id}} empty`, ...rules.map((rule) => `{${id}} = '${rule.choice_value}'`)]
      conditions.set(target, [...(conditions.get(target) ?? []), `(${anyOf.join(' or ')})`])
    }
  }
  return conditions
}
