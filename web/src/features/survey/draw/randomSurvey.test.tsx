import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPools } from '#shared/draw/draw.ts'
import { shuffled } from '#shared/draw/shuffled.ts'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { step } from '../../../../../test/support/web/pages/openSteps.tsx'
import { openSurveyPage, press, sent, setUpSurveyPages, stored, taken } from '../../../../../test/support/web/pages/openSurveyPage.tsx'
import { rememberResponse } from '../persistence/rememberedResponse.ts'

setUpSurveyPages()

const letters = ['a', 'b', 'c', 'd', 'e', 'f']
const body = survey(
  [
    section('main', [
      question('pick', { title: 'Pick', type: 'multi_select', shuffle_choices: true, choices: letters.map((value) => choice(value)) }),
    ]),
    section(
      'mixed',
      letters.map((id) => question(`q${id}`, { title: `Question ${id}`, required: true })),
      { shuffle_questions: true },
    ),
    section('one', [question('arm1', { title: 'First arm', required: true })], { pool: 'ab' }),
    section('two', [question('arm2', { title: 'Second arm', required: true })], { pool: 'ab' }),
    section('guests', [question('guest', { title: 'Who sent you?' })], {
      show_if: { match: 'all', clauses: [{ field: 'pid', op: 'any_of', values: ['7'] }] },
    }),
  ],
  { id: 'sv1', slug: 'real', pools: [{ id: 'ab', show: 1, shuffle: false }], link_fields: [{ name: 'pid' }, { name: 'wave' }] },
)
const calls = { 'GET /surveys/slug/real': { body }, 'POST /responses': taken }
const open = (query = '', more = {}) => openSurveyPage({ ...calls, ...more }, `/survey/real${query}`)

const choicesShown = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value)
const questionsShown = () => [...document.querySelectorAll<HTMLElement>('[data-question]')].map(({ dataset }) => dataset['question']!)
const read = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
const choicesOf = (seed: string) =>
  shuffled(
    seed,
    'pick',
    letters,
    (value) => value,
    () => false,
  )
const questionsOf = (seed: string) =>
  shuffled(
    seed,
    'mixed',
    letters.map((id) => `q${id}`),
    (id) => id,
    () => false,
  )
const armOf = (seed: string) => (drawPools(body, seed)['ab']![0] === 'one' ? 'arm1' : 'arm2')
const shownTo = (seed: string) => ['pick', ...questionsOf(seed), armOf(seed)]
const kept = () => JSON.parse(sessionStorage.getItem('opened:sv1') ?? '{}') as { seed: string; link?: Record<string, string> }
const leave = () => {
  act(() => void dispatchEvent(new Event('pagehide')))
  cleanup()
}
const answerAll = async () => {
  for (const field of screen.getAllByRole('textbox', { name: /Question|arm/ })) await userEvent.type(field, 'x')
}

describe('A survey with a random order', () => {
  it('shows choices and questions in the order of a seed, and the drawn sections of a pool, which the progress counts', async () => {
    await open()
    const { seed } = kept()
    expect(seed).toMatch(/^[0-9a-f]{8}$/)
    expect([choicesShown(), questionsShown()]).toEqual([choicesOf(seed), shownTo(seed)])
    expect(screen.getByText('0 of 7 required answered')).toBeTruthy()
  })

  it('names missing answers in the order shown', async () => {
    await open()
    await press('Submit')
    const links = (await screen.findAllByRole('link')).flatMap(
      ({ hash }: Partial<HTMLAnchorElement>) => hash?.replace('#answer-', '') || [],
    )
    expect(links.filter((id) => /^q|^arm/.test(id))).toEqual(shownTo(kept().seed).slice(1))
  })

  it('keeps its order where the page is loaded again, before anything is entered and in the draft', async () => {
    await open()
    const { seed } = kept()
    leave()
    delete window.given
    await open()
    expect(questionsShown()).toEqual(shownTo(seed))
    await userEvent.click(screen.getByLabelText('c'))
    leave()
    sessionStorage.clear() // another tab
    delete window.given
    await open()
    expect([choicesShown(), questionsShown()]).toEqual([choicesOf(seed), shownTo(seed)])
  })

  it('shows every section with an answer in a draft that was begun before its pool was made', async () => {
    const { pools: _pools, ...before } = body
    await open('', { 'GET /surveys/slug/real': { body: before } })
    for (const arm of ['First arm', 'Second arm']) await userEvent.type(screen.getByLabelText(new RegExp(arm)), arm)
    leave()
    sessionStorage.clear()
    delete window.given
    const all = await open()
    await answerAll()
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['drawn']).toEqual({ ab: ['one', 'two'] })
    expect(sent(all, 'POST /responses')['answers']).toContainEqual({ question_id: 'arm1', value: 'First armx' })
  })

  it('sends the seed, the draw, and several choices in the order of the survey; the next response has another seed', async () => {
    const all = await open()
    const { seed } = kept()
    for (const value of ['f', 'a', 'c']) await userEvent.click(screen.getByLabelText(value))
    await answerAll()
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    const first = sent(all, 'POST /responses')
    expect(first).toMatchObject({ seed, drawn: drawPools(body, seed) })
    expect(first['link']).toBeUndefined()
    expect(first['answers']).toContainEqual({ question_id: 'pick', value: ['a', 'c', 'f'] })
    expect(sessionStorage.getItem('opened:sv1')).toBeNull()
  })

  it('shows a saved response in its own order, to read and to change, and sends no other with the changes', async () => {
    const seed = '0badcafe'
    const drawn = { ab: [armOf(seed) === 'arm1' ? 'two' : 'one'] }
    const arm = drawn.ab[0] === 'one' ? 'arm1' : 'arm2'
    const saved = {
      ...stored,
      seed,
      drawn,
      answers: [...letters.map((id) => `q${id}`), arm].map((question_id) => ({ question_id, value: `My ${question_id}` })),
    }
    rememberResponse({ id: 'sv1', slug: 'real' }, 'r1')
    const all = await open('', { 'GET /responses/id/r1': { body: saved }, 'PUT /responses/id/r1': { body: saved } })
    const titles = [...questionsOf(seed).map((id) => `Question ${id.slice(1)}`), arm === 'arm1' ? 'First arm' : 'Second arm']
    expect(read()).toEqual(['Pick', ...titles])
    await press('Edit')
    expect([choicesShown(), questionsShown()]).toEqual([choicesOf(seed), ['pick', ...questionsOf(seed), arm]])
    await userEvent.type(screen.getByLabelText(/Question a/), '!')
    await press('Save changes')
    await screen.findByText('Saved')
    expect(Object.keys(sent(all, 'PUT /responses/id/r1')).sort()).toEqual(['answers', 'demographics', 'language'])
  })
})

describe('The link of a survey', () => {
  it('decides at once, is sent with the answers, and stays while the address forgets it', async () => {
    await open('?pid=7&wave=&other=1')
    expect(screen.getByLabelText('Who sent you?')).toBeTruthy()
    leave()
    const all = await open()
    expect(screen.getByLabelText('Who sent you?')).toBeTruthy()
    await answerAll()
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['link']).toEqual({ pid: '7' })
  })

  it('is set once: a draft keeps its first values', async () => {
    await open('?pid=7')
    await userEvent.click(screen.getByLabelText('c'))
    leave()
    await open('?pid=8&wave=2')
    expect(screen.getByLabelText('Who sent you?')).toBeTruthy()
    expect(kept().link).toEqual({ pid: '7', wave: '2' })
  })

  it('is asked about if the address now has another: the draft continues, or a form for this link replaces it', async () => {
    await open('?pid=7')
    await userEvent.click(screen.getByLabelText('c'))
    leave()
    await open('?pid=7&wave=2')
    expect(screen.queryByRole('alert')).toBeNull()
    leave()
    const all = await open('?pid=8')
    expect((await screen.findByRole('alert')).textContent).toContain('You began this survey with another link')
    const { seed } = kept()
    await press('Start over')
    expect([kept().link, kept().seed === seed, screen.queryByLabelText('Who sent you?')]).toEqual([{ pid: '8' }, false, null])
    expect([screen.getByLabelText('c'), localStorage.getItem('draft:sv1')]).toEqual([expect.objectContaining({ checked: false }), null])
    expect(screen.queryByRole('alert')).toBeNull()
    await answerAll()
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['link']).toEqual({ pid: '8' })
  })

  it('begins at the first step where a draft gave way', async () => {
    const inSteps = { 'GET /surveys/slug/real': { body: { ...body, paging: 'sections' } } }
    await open('?pid=7', inSteps)
    await userEvent.click(screen.getByLabelText('c'))
    await press('Next')
    expect(location.hash).toBe('#step=mixed')
    leave()
    await open('?pid=8', inSteps)
    expect(location.hash).toBe('#step=mixed')
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(location.search + location.hash).toBe('?pid=8'))
    expect(step()).toMatch(/^Step 1 of/)
  })

  it('is asked about if this device sent a response with another: that response stays, or a form for this link replaces it', async () => {
    const replies = { 'GET /responses/id/r1': { body: { ...stored, link: { pid: '7' }, seed: '00000001', drawn: { ab: ['one'] } } } }
    rememberResponse(body, 'r1')
    await open('?pid=7', replies)
    await screen.findByRole('button', { name: 'Edit' })
    expect(screen.queryByRole('alert')).toBeNull()
    leave()
    const all = await open('?pid=8', replies)
    expect((await screen.findByRole('alert')).textContent).toContain('This device sent a response with another link')
    await press('Start over')
    expect([kept().link, screen.queryByRole('alert'), screen.queryByText('Who sent you?')]).toEqual([{ pid: '8' }, null, null])
    await answerAll()
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['link']).toEqual({ pid: '8' })
  })

  it('gives way to another link where nothing was entered', async () => {
    await open('?pid=7&wave=1')
    leave()
    await open('?pid=8')
    expect([kept().link, screen.queryByLabelText('Who sent you?')]).toEqual([{ pid: '8' }, null])
  })

  it('has values of at most 200 characters; longer ones are not sent', async () => {
    await open(`?pid=${'7'.repeat(201)}&wave=${'가'.repeat(200)}`)
    expect(kept().link).toEqual({ wave: '가'.repeat(200) })
  })
})
