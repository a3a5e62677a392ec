import * as v from 'valibot'
import { checkLogic } from '#shared/logic/checkLogic.ts'
import { surveyBody, type SurveyBody } from '#shared/survey/survey.ts'
import { missingTexts } from '#shared/survey/languages/translations.ts'
import { templateNames, templates } from './templates.ts'

/** The features of surveys that a template shows. */
const shown = (survey: SurveyBody) => {
  const questions = survey.sections.flatMap((section) => section.questions)
  const texts = JSON.stringify(survey)
  return [
    survey.paging && 'steps',
    survey.pools && 'pool',
    questions.some(({ show_if }) => show_if) && 'conditions',
    survey.sections.some(({ ends_if }) => ends_if) && 'end',
    /\{\{\w+\|/.test(texts) && 'quote',
    texts.includes('{{link.') && 'link quote',
    questions.some(({ shuffle_choices }) => shuffle_choices) && 'shuffle',
    survey.response_limit && 'limit',
    survey.thanks_text && 'thanks',
  ].filter(Boolean)
}

const ids = () => templates.event().sections[0]!.questions[0]!.choices.map(({ id }) => id)

describe('the templates', () => {
  it.each(templateNames)('%s can be saved as it is, in both languages, and the logic check finds nothing', (name) => {
    const survey = templates[name]()
    expect(v.safeParse(surveyBody, survey).issues).toBeUndefined()
    expect(missingTexts(survey)).toEqual([])
    expect(checkLogic(survey)).toEqual([])
    expect(survey.is_active).toBe(false)
  })

  it.each(templateNames)('%s quotes only questions that come before, and declared link fields', (name) => {
    const { sections, link_fields = [] } = templates[name]()
    const known = new Set(link_fields.map((field) => `link.${field.name}`))
    for (const { id, title, title_ko } of sections.flatMap(({ questions }) => questions)) {
      for (const [, of] of `${title}${title_ko}`.matchAll(/\{\{([\w.]+)\|[^|}]+\}\}/g)) expect(known).toContain(of)
      known.add(id)
    }
  })

  it('show the features of surveys', () => {
    expect(Object.fromEntries(templateNames.map((name) => [name, shown(templates[name]())]))).toEqual({
      event: ['conditions', 'quote', 'shuffle', 'thanks'],
      roles: ['steps', 'conditions', 'end', 'quote', 'shuffle'],
      pulse: ['conditions', 'quote', 'link quote', 'shuffle', 'thanks'],
      product: ['steps', 'pool', 'conditions', 'quote', 'shuffle'],
      study: ['steps', 'pool', 'end', 'quote', 'shuffle', 'limit'],
    })
  })

  it('have choices of their own each time', () => {
    expect(ids()).not.toEqual(ids())
  })
})
