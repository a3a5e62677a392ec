import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildListed, buildResults, resultsSurvey } from '../../../../../test/support/fixtures/buildResults.ts'
import { openReport, openResults, withQuery } from '../../../../../test/support/web/pages/openResults.tsx'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'

const plain = resultsSurvey()
const [start, desk] = plain.sections
const arm = (id: string, title: string, title_ko: string) => ({ ...desk!, id, title, title_ko, pool: 'arm', questions: [] })
const drawn = resultsSurvey({
  branching_mode: 'independent',
  sections: [start!, desk!, arm('warm', 'Warm words', '따뜻한 말'), arm('cold', 'Cold words', '차가운 말')],
  pools: [{ id: 'arm', show: 1, shuffle: false }],
  link_fields: [{ name: 'pid' }, { name: 'wave' }],
})
const survey = { 'GET /surveys/S': { body: drawn } }
const counted = (where: object[], total: number) => ({
  [withQuery('GET /surveys/S/results', { where: JSON.stringify(where) })]: { body: buildResults({ total }) },
})
const of = async (title: string) => (await screen.findByText(title)).nextElementSibling?.textContent
async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }))
  return within(screen.getByRole('dialog'))
}

setUpSession()
beforeAll(() => {
  globalThis.scrollTo = () => {}
})

describe('a filter by a link field', () => {
  it('finds values that are typed one a line, and is edited again', async () => {
    const where = [{ of: 'link.pid', is: ['7', ' 8'] }]
    openResults('', { ...survey, ...counted(where, 12) })
    const dialog = await openDialog()
    await userEvent.selectOptions(dialog.getByLabelText('Filter by'), 'Link field pid')
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true)
    await userEvent.type(dialog.getByLabelText('Values'), '7\n\n 8\n7')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('12 of 200 responses')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Link field pid: 7, 8' }))
    const again = within(screen.getByRole('dialog'))
    expect(again.getByLabelText<HTMLTextAreaElement>('Values').value).toBe('7\n 8')
    await userEvent.selectOptions(again.getByLabelText('Filter by'), 'Link field wave')
    expect(again.getByLabelText<HTMLTextAreaElement>('Values').value).toBe('')
  })
})

describe('a filter by a pool', () => {
  it('offers its sections, without a count', async () => {
    openResults('', { ...survey, ...counted([{ of: 'drawn.arm', is: ['cold'] }], 90) })
    const dialog = await openDialog()
    await userEvent.selectOptions(dialog.getByLabelText('Filter by'), 'Section drawn from arm')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Cold words' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('90 of 200 responses')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Section drawn from arm: Cold words' })).toBeTruthy()
  })

  it('is offered where the survey has one', async () => {
    openResults()
    await openDialog()
    expect(screen.queryByRole('option', { name: /drawn|Link field/ })).toBeNull()
  })
})

describe('a filter by a question that has the name of a field', () => {
  it('says that it is about the question', async () => {
    const role = { ...start!.questions[0]!, id: 'language' }
    const asked = resultsSurvey({ sections: [{ ...start!, questions: [role] }, desk!] })
    const questions = buildResults().questions.map((one) => (one.id === 'role' ? { ...one, id: 'language' } : one))
    const where = [{ of: 'language', question: true, is: ['editor'] }]
    openResults('', {
      'GET /surveys/S': { body: asked },
      'GET /surveys/S/results': { body: buildResults({ questions }) },
      ...counted(where, 80),
    })
    const dialog = await openDialog()
    await userEvent.selectOptions(dialog.getByLabelText('Filter by'), '1.1 Your role?')
    await userEvent.click(dialog.getByRole('checkbox', { name: /Editor/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('80 of 200 responses')).toBeTruthy()
    expect(screen.getByRole('button', { name: '1.1 Your role?: Editor' })).toBeTruthy()
  })
})

describe('a comparison by a pool', () => {
  const compared = buildResults({
    by: {
      of: 'drawn.arm',
      values: [
        { value: 'warm', total: 100 },
        { value: 'cold', total: 100 },
      ],
      questions: [
        {
          id: 'role',
          shown: [100, 100],
          answered: [95, 95],
          choices: [
            { value: 'reader', counts: [60, 40] },
            { value: 'editor', counts: [30, 50] },
            { value: 'none', counts: [5, 5] },
          ],
        },
      ],
    },
  })
  const answers = { ...survey, [withQuery('GET /surveys/S/results', { by: 'drawn.arm' })]: { body: compared } }

  it('has a column for each section', async () => {
    openResults('', answers)
    await userEvent.selectOptions(await screen.findByLabelText('Compare by'), 'Section drawn from arm')
    const table = await screen.findByRole('table', { name: /Your role\?, .*Section drawn from arm/ })
    expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Answer', 'Warm words', 'Cold words']) // oxfmt-ignore
    expect(within(table).getByRole('row', { name: /Reader/ }).textContent).toContain('60')
  })

  it('is named in the report, which says for whom a section is drawn', async () => {
    openReport('?by=drawn.arm', answers)
    expect((await screen.findAllByText('Section drawn from arm')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Shown if drawn, as 1 of the 2 sections of the pool arm')).toHaveLength(2)
  })
})

describe('a response', () => {
  it('shows its link values, drawn sections and seed', async () => {
    const row = buildListed(1, { link: { pid: 'a&b' }, drawn: { arm: ['cold', 'gone'] }, seed: '0badcafe' })
    openResults('?view=responses&response=r1', {
      ...survey,
      'GET /surveys/S/responses?limit=50': { body: [{ ...row, id: 'r1', survey_version: 3 }] },
    })
    expect(await of('Link field pid')).toBe('a&b')
    expect(await of('Section drawn from arm')).toBe('Cold words and gone')
    expect(await of('Order seed')).toBe('0badcafe')
    const warm = screen.getByRole('heading', { name: /Warm words/ })
    expect(warm.textContent).toContain('Not shown')
    expect(warm.nextElementSibling?.textContent).toContain('drawn, as 1 of the 2 sections of the pool arm')
    expect(screen.getByRole('heading', { name: /Cold words/ }).textContent).not.toContain('Not shown')
  })
})
