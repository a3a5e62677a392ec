import * as v from 'valibot'
import { visible } from '#shared/branching.ts'
import { homepageBody } from '#shared/site/homepage.ts'
import { hasChoices } from '#shared/kinds/hasChoices.ts'
import { questionTypeNames } from '#shared/kinds/kinds.ts'
import { textFormats } from '#shared/kinds/text/textFormat.ts'
import type { Answer } from '#shared/responses/response.ts'
import { surveyBody, type SurveyBody } from '#shared/survey/survey.ts'
import { lengthOf } from '#shared/survey/surveyLength.ts'
import { isBlank } from '#shared/text.ts'
import { checkingOfficialMessages, homepage, realOrGenerated, trustInEverydayMedia } from './content.ts'
import { demoSurveys } from './seedDemo.ts'

const given = (answers: Record<string, string | string[]>): Answer[] =>
  Object.entries(answers).map(([question_id, value]) => ({ question_id, value }))

const surveys = demoSurveys.map((survey) => v.parse(surveyBody, survey))
const questionsOf = ({ sections }: SurveyBody) => sections.flatMap(({ questions }) => questions)

const blank = (text: unknown) => typeof text !== 'string' || isBlank(text)

/** Every pair of an English and a Korean text in `value`, with its path: `{ en, ko }`, or `name` beside `name_ko`. */
function* pairs(value: unknown, path = ''): Generator<{ path: string; en: unknown; ko: unknown }> {
  if (typeof value !== 'object' || value === null) return
  const fields = value as Record<string, unknown>
  if ('en' in fields || 'ko' in fields) yield { path, en: fields.en, ko: fields.ko }
  for (const name of Object.keys(fields)) {
    if (name.endsWith('_ko')) yield { path: `${path}.${name}`, en: fields[name.slice(0, -3)], ko: fields[name] }
    yield* pairs(fields[name], `${path}.${name}`)
  }
}

/** Everything that some combination of gateway answers shows. */
function reachable(survey: SurveyBody) {
  const gateways = questionsOf(survey).filter(({ gateway }) => gateway?.enabled)
  let combinations: Record<string, string>[] = [{}]
  for (const { id, choices } of gateways)
    combinations = combinations.flatMap((answers) => [answers, ...choices.map(({ value }) => ({ ...answers, [id]: value }))])
  const shown = combinations.map((answers) => visible(survey, given(answers)))
  return {
    sections: new Set(shown.flatMap(({ sections }) => [...sections])),
    questions: new Set(shown.flatMap(({ questions }) => [...questions])),
  }
}

const contents: [string, unknown][] = [
  ['the home page', v.parse(homepageBody, homepage)],
  ...surveys.map((survey): [string, unknown] => [survey.slug, survey]),
]

describe.each(contents)('the texts of %s', (_name, content) => {
  const texts = [...pairs(content)].filter(({ path }) => !path.includes('.media'))

  it('are there in both languages, or in neither', () => {
    expect(texts.filter(({ en, ko }) => blank(en) !== blank(ko)).map(({ path }) => path)).toEqual([])
    expect(texts.filter(({ en }) => !blank(en)).length).toBeGreaterThan(30)
  })

  it('are Korean in Korean: the only Latin words are names, and no text addresses or shouts at a reader', () => {
    const hangul = texts.filter(({ ko }) => ko !== '').map(({ ko }) => String(ko).replace(/<[^>]*>/g, ''))
    expect(hangul.filter((text) => /\p{Letter}/u.test(text) && !/\p{Script=Hangul}/u.test(text))).toEqual([])
    expect(hangul.filter((text) => /[a-z]/i.test(text.replaceAll('Project PRISM', '')))).toEqual([])
    expect(hangul.filter((text) => /당신|귀하|!|되어지|되어집|에 대한|를 통해|을 통해|  /.test(text))).toEqual([])
  })

  it('have no Korean in English', () => {
    expect(texts.filter(({ en }) => /\p{Script=Hangul}/u.test(String(en))).map(({ path }) => path)).toEqual([])
  })
})

describe('the demo home page', () => {
  it('fills every field but the pictures', () => {
    const empty = Object.entries(v.parse(homepageBody, homepage)).filter(([, value]) => (Array.isArray(value) ? value.length === 0 : false))
    expect(empty.map(([name]) => name)).toEqual(['hero_media'])
    expect(Object.keys(homepage).sort()).toEqual(Object.keys(homepageBody.entries).sort())
    expect([...pairs(homepage)].filter(({ en, ko }) => en === '' || ko === '')).toEqual([])
  })
})

describe.each(surveys.map((survey): [string, SurveyBody] => [survey.slug, survey]))('the demo survey %s', (_slug, survey) => {
  it('has a title, a description and a footer, and so has each section a title and a description', () => {
    const { title_ko, description_ko, footer_html_ko } = survey
    expect([title_ko, description_ko, footer_html_ko].filter(isBlank)).toEqual([])
    expect(survey.sections.filter(({ title_ko, description_ko }) => isBlank(title_ko) || isBlank(description_ko))).toEqual([])
  })

  it('labels every choice in both languages, with values and labels that differ within a question', () => {
    for (const { choices, type } of questionsOf(survey)) {
      expect(choices.length > 1).toBe(hasChoices(type))
      for (const field of ['value', 'label', 'label_ko'] as const) {
        const texts = choices.map((choice) => choice[field])
        expect(texts).not.toContain('')
        expect(new Set(texts).size).toBe(texts.length)
      }
    }
  })

  it('has rules that name existing sections, questions and choices only', () => {
    const sectionIds = survey.sections.map(({ id }) => id)
    const questionIds = questionsOf(survey).map(({ id }) => id)
    const dangling = questionsOf(survey).flatMap(({ id, choices, gateway }) =>
      (gateway?.choice_rules ?? []).flatMap(({ choice_value, show_section_ids, show_question_ids }) => [
        ...show_section_ids.filter((target) => !sectionIds.includes(target)),
        ...show_question_ids.filter((target) => !questionIds.includes(target)),
        ...(choices.some(({ value }) => value === choice_value) ? [] : [`${id}=${choice_value}`]),
      ]),
    )
    expect(dangling).toEqual([])
  })

  it('shows every section and every question for some answers, and not all of them at first', () => {
    const { sections, questions } = reachable(survey)
    expect(survey.sections.filter(({ id }) => !sections.has(id))).toEqual([])
    expect(questionsOf(survey).filter(({ id }) => !questions.has(id))).toEqual([])
    expect(visible(survey, []).sections.size).toBeLessThan(survey.sections.length)
  })
})

describe('the demo survey on trust', () => {
  const survey = v.parse(surveyBody, trustInEverydayMedia)
  const roleOf = {
    reporter_editor: 'newsroom',
    public_servant: 'public_service',
    researcher_educator: 'research_education',
    everyday_reader: 'everyday_reader',
  }
  const sections = (answers: Record<string, string>) => [...visible(survey, given(answers)).sections].sort()

  it('asks for consent and role first', () => {
    expect(sections({})).toEqual(['closing', 'consent_roles'])
  })

  it.each(Object.entries(roleOf))('shows a %s the common section and the one for that role', (role, section) => {
    expect(sections({ consent: 'agree', role })).toEqual(['closing', 'consent_roles', 'everyday', section].sort())
  })

  it('has a role for every choice', () => {
    const { choices } = questionsOf(survey).find(({ id }) => id === 'role')!
    expect(choices.map(({ value }) => value)).toEqual(Object.keys(roleOf))
  })

  it('asks nothing further without consent', () => {
    expect(sections({ consent: 'decline', role: 'everyday_reader' })).toEqual(['closing', 'consent_roles'])
    expect(sections({ role: 'everyday_reader' })).toEqual(['closing', 'consent_roles'])
  })
})

describe('the demo survey on official messages', () => {
  const survey = v.parse(surveyBody, checkingOfficialMessages)
  const questions = (answers: Record<string, string>) => [...visible(survey, given(answers)).questions]
  const closing = ['preferred_check', 'suggestion']

  it.each([
    [{}, ['received']],
    [{ received: 'no' }, ['received']],
    [{ received: 'yes' }, ['received', 'channel', 'doubted']],
    [{ received: 'yes', doubted: 'no' }, ['received', 'channel', 'doubted', 'trust_reasons']],
    [{ received: 'yes', doubted: 'slightly' }, ['received', 'channel', 'doubted', 'doubt_reasons', 'checked']],
    [
      { received: 'yes', doubted: 'strongly', checked: 'yes' },
      ['received', 'channel', 'doubted', 'doubt_reasons', 'checked', 'check_methods', 'check_result'],
    ],
    [
      { received: 'yes', doubted: 'strongly', checked: 'no' },
      ['received', 'channel', 'doubted', 'doubt_reasons', 'checked', 'not_checked_reason'],
    ],
    [{ received: 'no', doubted: 'strongly', checked: 'yes' }, ['received']],
  ])('increases step by step: %j', (answers, expected) => {
    expect(questions(answers).sort()).toEqual([...expected, ...closing].sort())
  })
})

describe('the demo survey of every type', () => {
  const survey = v.parse(surveyBody, realOrGenerated)
  const all = questionsOf(survey)

  it('has every type of question, every look and every format', () => {
    expect(questionTypeNames.filter((name) => !all.some(({ type }) => type === name))).toEqual([])
    const looks = all.map(({ type, look }) => `${type}: ${look ?? 'default'}`)
    const every = [
      'single_choice: row',
      'single_choice: search',
      'multi_select: search',
      'scale: default',
      'scale: stars',
      'number: slider',
    ]
    expect(looks).toEqual(expect.arrayContaining([...every, 'single_choice: default', 'multi_select: default', 'number: default']))
    expect(textFormats.filter((name) => !all.some(({ format = 'text' }) => format === name))).toEqual([])
  })

  it.each([
    ['a choice with a text', (question) => question.choices.some(({ text_entry }) => text_entry)],
    ['a choice that is chosen alone', (question) => question.choices.some(({ exclusive }) => exclusive)],
    ['a choice that is no answer', (question) => question.choices.some(({ no_answer }) => no_answer)],
    ['a column that is no answer', ({ rows, choices }) => Boolean(rows) && choices.some(({ no_answer }) => no_answer)],
    [
      'the fewest and the most choices',
      ({ type, min_choices, max_choices }) => type === 'multi_select' && Boolean(min_choices && max_choices),
    ],
    ['the fewest and the most ranks', ({ type, min_choices, max_choices }) => type === 'ranking' && Boolean(min_choices && max_choices)],
    ['the shortest and the longest text', ({ min_length, max_length }) => Boolean(min_length && max_length)],
    ['choices in an order', ({ type, ordered }) => type === 'single_choice' && Boolean(ordered)],
    ['columns in an order', ({ type, ordered }) => type === 'matrix' && Boolean(ordered)],
    ['a unit before the number', ({ number }) => Boolean(number?.unit && number.unit_before)],
    ['decimals', ({ number }) => Boolean(number?.decimals)],
    ['a day until today', ({ date }) => date?.precision === 'day' && date.max === 'today'],
    ['a month', ({ date }) => date?.precision === 'month'],
    ['a scale from 0 to 10', ({ scale }) => scale?.from === 0 && scale.to === 10],
    ['a point for those to whom a scale does not apply', ({ scale }) => Boolean(scale?.na_label)],
  ] as [string, (question: (typeof all)[number]) => boolean][])('has %s', (_name, has) => expect(all.some(has)).toBe(true))

  it('takes three to five minutes', () => {
    expect(lengthOf(survey, visible).minutes).toBeGreaterThanOrEqual(3)
    expect(lengthOf(survey, visible).minutes).toBeLessThanOrEqual(5)
  })
})
