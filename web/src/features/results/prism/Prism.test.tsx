import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Answer } from '../../../../../test/support/web/stubApi.ts'
import { buildResults, resultsSurvey } from '../../../../../test/support/fixtures/buildResults.ts'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { openResults, rows, withQuery } from '../../../../../test/support/web/pages/openResults.tsx'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'

const title = 'How the responses went through the survey'
async function openPrism(query = '', answers: Record<string, Answer> = {}) {
  openResults(query, answers)
  return within(await screen.findByRole('region', { name: title }))
}
const words = () => within(screen.getByRole('region', { name: title })).getByRole('status').textContent
const hint = /^Point at a ray/
/** Presses a key, and returns the text of the then focused element. */
async function press(key: string) {
  await userEvent.keyboard(`{${key}}`)
  return document.activeElement!.textContent
}

setUpSession()

describe('the drawing of how the responses went through the survey', () => {
  it('is a picture with a name, and a list of the sections and of the answers to each question that decides', async () => {
    const prism = await openPrism()
    expect(prism.getByRole('img', { name: `${title}: 200 responses` })).toBeTruthy()
    const list = within(prism.getByRole('listbox', { name: title }))
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '1 Before you begin200',
      '50% Reader',
      '40% Editor',
      '5% Neither',
      '10 No answer',
      '2 At the desk80 of 200',
    ])
    expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['1.1 Your role?'])
  })

  it('shows the words of the ray under the pointer, and lights only that ray', async () => {
    const prism = await openPrism()
    expect(words()).toMatch(hint)
    const editor = prism.getByRole('option', { name: /Editor/ })
    await userEvent.hover(editor)
    expect(words()).toBe('1.1 Your role? Editor: 80 of 200 (40%)')
    expect(prism.getAllByRole('option', { selected: true })).toEqual([editor])
    await userEvent.unhover(editor)
    expect(words()).toMatch(hint)
  })

  it('says them at a tap too, until Escape', async () => {
    const prism = await openPrism()
    await userEvent.pointer({ keys: '[TouchA]', target: prism.getByRole('option', { name: /At the desk/ }) })
    expect(words()).toBe('2 At the desk: shown to 80 of 200 (40%)')
    await userEvent.keyboard('{Escape}')
    expect(words()).toMatch(hint)
  })

  it('lights a ray that is tapped outside its label', async () => {
    const prism = await openPrism()
    fireEvent.click(prism.getByRole('img').querySelectorAll('g[class*="answer"]')[2]!)
    expect(words()).toBe('1.1 Your role? Neither: 10 of 200 (5%)')
  })

  it('is one stop for Tab, in which the arrow keys go through the answers, and left and right through the questions', async () => {
    const prism = await openPrism()
    const options = prism.getAllByRole('option')
    expect(options.filter(({ tabIndex }) => tabIndex === 0)).toEqual([options[0]])
    act(() => options[0]!.focus())
    expect(await press('ArrowDown')).toBe('50% Reader')
    expect(await press('ArrowDown')).toBe('40% Editor')
    expect(words()).toBe('1.1 Your role? Editor: 80 of 200 (40%)')
    expect(await press('ArrowRight')).toBe('2 At the desk80 of 200')
    expect(await press('ArrowLeft')).toBe('50% Reader')
    expect(await press('ArrowUp')).toBe('1 Before you begin200')
    expect(await press('End')).toBe('2 At the desk80 of 200')
    expect(prism.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement])
  })

  it('has its numbers as a table, each question with all of its answers', async () => {
    const prism = await openPrism()
    expect(prism.getByText('Show as a table')).toBeTruthy()
    expect(rows(prism.getByRole('table', { name: title, hidden: true }))).toEqual([
      'Section, question, answerCount%',
      '1 Before you begin200100%',
      '1.1 Your role?200100%',
      'Reader10050%',
      'Editor8040%',
      'Neither105%',
      'No answer10',
      '2 At the desk8040%',
    ])
  })

  it('shows screened out responses as a separate ray, which no other number includes', async () => {
    const [start, desk] = resultsSurvey().sections
    const ends_if = { match: 'all' as const, clauses: [{ question_id: 'role', op: 'any_of' as const, values: ['none'] }] }
    const ending = resultsSurvey({ sections: [{ ...start!, ends_if }, desk!] })
    const prism = await openPrism('', {
      'GET /surveys/S': { body: ending },
      'GET /surveys/S/results': { body: buildResults({ screened: 31 }) },
    })
    await userEvent.hover(prism.getByRole('option', { name: /screened out/ }))
    expect(words()).toBe('31 screened out, by the end of section 1. No other number in this drawing counts them.')
    expect(rows(prism.getByRole('table', { hidden: true })).at(-1)).toBe('Screened out31')
  })

  it('says how to read the ray of those who were screened out, where it is the only one', async () => {
    await openPrism('', { 'GET /surveys/S/results': { body: buildResults({ total: 0, screened: 3 }) } })
    expect(words()).toMatch(hint)
  })

  it('is not there where all responses went the same way', async () => {
    const [start] = resultsSurvey().sections
    const sections = [{ ...start!, questions: start!.questions.slice(1) }]
    openResults('', { 'GET /surveys/S': { body: resultsSurvey({ sections }) } })
    await screen.findByRole('heading', { name: /Before you begin/ })
    expect(screen.queryByRole('region', { name: title })).toBeNull()
  })

  it('draws the responses of the filter', async () => {
    const where = JSON.stringify([{ of: 'role', is: ['editor'] }])
    const prism = await openPrism(`?${new URLSearchParams({ where })}`, {
      [withQuery('GET /surveys/S/results', { where })]: { body: buildResults({ total: 80 }) },
    })
    expect(await prism.findByRole('img', { name: `${title}: 80 responses` })).toBeTruthy()
  })

  it('says of those who were screened out how many each section ended, and counts none beside them', async () => {
    const where = JSON.stringify([{ of: 'screened', is: [true] }])
    const sections = [
      { id: 'start', shown: 40, ended: 30 },
      { id: 'desk', shown: 10, ended: 10 },
    ]
    const prism = await openPrism(`?${new URLSearchParams({ where })}`, {
      'GET /surveys/S/results': { body: buildResults({ screened: 40 }) },
      [withQuery('GET /surveys/S/results', { where })]: { body: buildResults({ total: 40, screened: 40, sections }) },
    })
    await prism.findByRole('img', { name: `${title}: 40 responses` })
    await userEvent.hover(prism.getByRole('option', { name: /Before you begin/ }))
    expect(words()).toBe('1 Before you begin: shown to 40 of 40 (100%); 30 ended here')
    expect(prism.queryByRole('option', { name: /screened out/ })).toBeNull()
  })

  it('says in a comparison that it is of all responses', async () => {
    const by = { of: 'demographics.gender', values: [{ value: 'female', total: 90 }], questions: [] }
    const prism = await openPrism('?by=demographics.gender', {
      [withQuery('GET /surveys/S/results', { by: 'demographics.gender' })]: { body: buildResults({ by }) },
    })
    expect(await prism.findByText(/^All responses together/)).toBeTruthy()
  })

  it('draws twelve answers and the rest together, by their names', async () => {
    const names = Array.from({ length: 15 }, (_, at) => `Answer ${at + 1}`)
    const clauses = [{ question_id: 'many', op: 'any_of' as const, values: ['Answer 1'] }]
    const many = question('many', { title: 'Which?', type: 'multi_select', choices: names.map((name) => choice(name, { label: name })) })
    const next = section('next', [], { title: 'Next', show_if: { match: 'all', clauses } })
    const counts = names.map((value, at) => ({ value, count: at < 3 ? 1 : 60 }))
    const prism = await openPrism('', {
      'GET /surveys/S': { body: survey([section('first', [many], { title: 'First' }), next], { id: 'S' }) },
      'GET /surveys/S/results': {
        body: buildResults({
          sections: [
            { id: 'first', shown: 200 },
            { id: 'next', shown: 1 },
          ],
          questions: [{ id: 'many', type: 'multi_select', shown: 200, answered: 200, choices: counts }],
        }),
      },
    })
    const group = within(prism.getByRole('group', { name: '1.1 Which? (several answers possible)' }))
    expect(group.getAllByRole('option')).toHaveLength(13)
    await userEvent.hover(group.getByRole('option', { name: /and 3 more/ }))
    expect(words()).toBe('1.1 Which? (several answers possible) and 3 more – Answer 1, Answer 2, and Answer 3: 3')
    expect(rows(prism.getByRole('table', { hidden: true }))).toContain('Answer 110.5%')
  })
})
