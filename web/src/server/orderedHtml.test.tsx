import { waitFor } from '@testing-library/react'
import { drawPools } from '#shared/draw/draw.ts'
import { shuffled } from '#shared/draw/shuffled.ts'
import type { Section, Survey } from '#shared/survey/survey.ts'
import { choice, gateway, question, rule, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { leavePage, setUpPublishedPages, showPublished } from '../../../test/support/web/pages/showPublished.tsx'

const letters = ['a', 'b', 'c', 'd', 'e']
const choices = letters.map((value) => choice(value))
const order = (seed: string, scope: string, ids: string[]) =>
  shuffled(
    seed,
    scope,
    ids,
    (id) => id,
    () => false,
  )

/** A survey whose first section has every control with something to shuffle; `more` comes before it. */
const surveyWith = (questions: Section['questions'], more: Section[] = [], overrides: Partial<Survey> = {}) =>
  survey([...more, section('main', questions, { title: 'Main' })], { id: 'S1', slug: 'one', ...overrides })

setUpPublishedPages()
beforeEach(() => {
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  })
})

/** Shows the HTML of a survey as its page comes, and runs the script in its head. */
async function open(asked: Survey, query = '') {
  const { html, takeOver } = showPublished('/survey/one', { address: `/survey/one${query}`, lang: 'en', reply: asked })
  const added = jest.spyOn(document, 'addEventListener')
  await jest.isolateModulesAsync(async () => void (await import('../boot/order.ts')))
  document.dispatchEvent(new Event('DOMContentLoaded'))
  for (const [type, listener] of added.mock.calls) document.removeEventListener(type, listener)
  added.mockRestore()
  return { html, takeOver }
}

/** The seeds that the browser draws from here on. */
const drawing = (seed: string) =>
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    ;(array as Uint32Array)[0] = parseInt(seed, 16)
    return array
  })
const questionsShown = () => [...document.querySelectorAll<HTMLElement>('[data-question]')].map(({ dataset }) => dataset['question'])
const valuesOf = (id: string) => [...document.querySelectorAll<HTMLInputElement>(`[name="answer-${id}"]`)].map(({ value }) => value)
const isHidden = () => document.adoptedStyleSheets.length > 0
const seed = '0badcafe'

const arms = (overrides: Partial<Section> = {}) =>
  ['one', 'two', 'three'].map((id) => section(id, [question(`q-${id}`)], { title: id, pool: 'ab', ...overrides }))
const pools = [{ id: 'ab', show: 2, shuffle: true }]

describe('The published HTML of a survey in random order', () => {
  beforeEach(() => void drawing(seed))

  it('has all questions, and is in this person’s order before its first paint, as React takes it over', async () => {
    const ids = ['q1', 'q2', 'q3', 'q4', 'q5']
    const asked = surveyWith(
      ids.map((id) => question(id)),
      [],
      {},
    )
    asked.sections[0]!.shuffle_questions = true
    const { html, takeOver } = await open(asked)
    for (const id of ids) expect(html).toContain(`data-question="${id}"`)
    const shown = order(seed, 'main', ids)
    expect([questionsShown(), isHidden()]).toEqual([shown.slice(0, 3), false])
    const first = document.querySelector('[data-question]')
    expect(await takeOver()).toEqual([])
    expect(document.querySelector('[data-question]')).toBe(first)
    await waitFor(() => expect(questionsShown()).toEqual(shown))
  })

  it.each(['single_choice', 'multi_select', 'ranking'] as const)(
    'has the choices of a %s question in order, the first with the id of its control',
    async (type) => {
      const { takeOver } = await open(surveyWith([question('q', { type, shuffle_choices: true, choices })]))
      expect(valuesOf('q')).toEqual(order(seed, 'q', letters))
      expect([...document.querySelectorAll<HTMLInputElement>('#answer-q')].map(({ value }) => value)).toEqual([
        order(seed, 'q', letters)[0],
      ])
      expect(await takeOver()).toEqual([])
    },
  )

  it('keeps a choice with its text field in its place, and one that is no answer last', async () => {
    const kept = choices.with(1, choice('b', { text_entry: true, label: 'b' })).with(4, choice('e', { no_answer: true, label: 'e' }))
    const { takeOver } = await open(surveyWith([question('q', { type: 'multi_select', shuffle_choices: true, choices: kept })]))
    const [first, ...others] = order(seed, 'q', ['a', 'c', 'd'])
    expect(valuesOf('q')).toEqual([first, 'b', ...others, 'e'])
    const field = document.querySelector('[value=b]')!.closest('label')!.nextElementSibling!.querySelector('input')
    expect(field!.id).toBe('answer-q/text')
    expect(await takeOver()).toEqual([])
  })

  it('has the options of a list that is searched in order', async () => {
    const { takeOver } = await open(surveyWith([question('q', { type: 'single_choice', look: 'search', shuffle_choices: true, choices })]))
    const options = [...document.querySelectorAll<HTMLOptionElement>('#answer-q option')].map(({ value }) => value)
    expect(options).toEqual(['', ...order(seed, 'q', letters)])
    expect(await takeOver()).toEqual([])
  })

  it('has the rows of a matrix in order, and its columns in theirs', async () => {
    const rows = letters.map((id) => ({ id, label: id, label_ko: '' }))
    const { takeOver } = await open(surveyWith([question('q', { type: 'matrix', shuffle_choices: true, rows, choices })]))
    const shown = [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset['row'])
    expect(shown).toEqual(order(seed, 'q', letters))
    expect([...document.querySelectorAll<HTMLInputElement>('[name="answer-q:a"]')].map(({ value }) => value)).toEqual(letters)
    expect(await takeOver()).toEqual([])
  })

  it('says how many questions are required of those that were drawn', async () => {
    const all = arms().map((one) => ({ ...one, questions: [question(`q-${one.id}`, { required: true })] }))
    const { html, takeOver } = await open(
      surveyWith([question('last', { required: true })], all, { pools, demographics: { age: 'required' } }),
    )
    expect(html).toContain('0 of 5 required answered')
    expect([document.querySelector('form output')!.textContent, document.querySelector('progress')!.max]).toEqual([
      '0 of 4 required answered',
      4,
    ])
    expect(await takeOver()).toEqual([])
  })

  it('has the drawn sections of a pool, in order', async () => {
    const { takeOver } = await open(surveyWith([question('last')], arms(), { pools }))
    const drawn = drawPools(surveyWith([], arms(), { pools }), seed)['ab']!
    expect(questionsShown()).toEqual([...drawn.map((id) => `q-${id}`), 'last'])
    expect(await takeOver()).toEqual([])
  })

  it('has the order of the draft, and of a tab that loads the page again', async () => {
    const asked = surveyWith([question('last')], arms(), { pools })
    const given = { seed: 'deadbeef', drawn: drawPools(asked, 'deadbeef') }
    const shown = [...given.drawn['ab']!.map((id) => `q-${id}`), 'last']
    localStorage.setItem('draft:S1', JSON.stringify({ response: null, user: null, answers: { last: 'typed' }, demographics: {}, given }))
    const { takeOver } = await open(asked)
    expect(questionsShown()).toEqual(shown)
    expect(await takeOver()).toEqual([])
    expect(document.querySelector<HTMLInputElement>('#answer-last')!.value).toBe('typed')
    localStorage.clear()
    delete window.given
    await open(asked)
    expect(questionsShown()).toEqual(shown)
  })

  it('in steps has the questions of each in order, and is hidden where its first is drawn', async () => {
    const ids = ['q1', 'q2', 'q3', 'q4', 'q5']
    const mixed = section(
      'mixed',
      ids.map((id) => question(id)),
      { title: 'Mixed', shuffle_questions: true },
    )
    const first = await open(surveyWith([question('last')], [mixed], { paging: 'sections' }))
    expect([isHidden(), questionsShown()]).toEqual([false, order(seed, 'mixed', ids)])
    expect(await first.takeOver()).toEqual([])
    leavePage()
    delete window.given
    const second = await open(surveyWith([question('last')], arms(), { paging: 'sections', pools }))
    expect(isHidden()).toBe(true)
    expect(await second.takeOver()).toEqual([])
    const drawn = drawPools(surveyWith([], arms(), { pools }), seed)['ab']!.map((id) => `q-${id}`)
    await waitFor(() => expect([isHidden(), questionsShown().slice(0, 2)]).toEqual([false, drawn]))
  })

  it('in steps counts those that are drawn, where its first is none of them', async () => {
    const intro = section('intro', [question('ready')], { title: 'Intro' })
    const { html, takeOver } = await open(surveyWith([question('last')], [intro, ...arms()], { paging: 'sections', pools }))
    expect(html).toContain('Step 1 of 4')
    expect([questionsShown(), isHidden()]).toEqual([['ready'], false])
    expect(await takeOver()).toEqual([])
    expect(document.querySelector('section h2')!.textContent).toContain('Step 1 of 4')
  })

  it('stays hidden until the app shows it where the HTML lacks what shows', async () => {
    const deciding = question('q-one', { type: 'single_choice', choices, gateway: gateway([rule('a', { show_section_ids: ['main'] })]) })
    const closed = [section('one', [deciding], { title: 'One', pool: 'ab' }), ...arms().slice(1)]
    const asked = surveyWith([question('last')], closed, { pools: [{ id: 'ab', show: 1, shuffle: false }], branching_mode: 'independent' })
    const without = ['00000000', '00000001', '00000002', '00000003', '00000004'].find((one) => drawPools(asked, one)['ab']![0] !== 'one')!
    drawing(without)
    const { takeOver } = await open(asked)
    expect([isHidden(), window.given]).toEqual([true, undefined])
    expect(await takeOver()).toEqual([])
    await waitFor(() => expect(isHidden()).toBe(false))
    expect(questionsShown()).toEqual([`q-${drawPools(asked, without)['ab']![0]!}`])
  })
})

describe('The published HTML of a survey with a condition on its link', () => {
  const show_if = { match: 'all' as const, clauses: [{ field: 'pid', op: 'answered' as const }] }
  const asked = surveyWith([question('open'), question('theirs', { show_if })], [], { link_fields: [{ name: 'pid' }] })

  it('shows at once where the link has no value', async () => {
    const { takeOver } = await open(asked)
    expect([isHidden(), questionsShown()]).toEqual([false, ['open']])
    expect(await takeOver()).toEqual([])
  })

  it('is hidden until the condition is judged where it has one', async () => {
    const { takeOver } = await open(asked, '?pid=7')
    expect(isHidden()).toBe(true)
    expect(await takeOver()).toEqual([])
    await waitFor(() => expect([isHidden(), questionsShown()]).toEqual([false, ['open', 'theirs']]))
  })
})
