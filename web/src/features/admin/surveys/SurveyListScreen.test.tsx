import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { definitionText } from '#shared/survey/file/definitionFile.ts'
import type { Survey, SurveyBody, SurveyRow } from '#shared/survey/survey.ts'
import { section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { buildSurveyRow as row } from '../../../../../test/support/fixtures/buildSurveyRow.ts'
import { renderAt } from '../../../../../test/support/web/renderAt.tsx'
import { stubApi, type Answer, type Asked } from '../../../../../test/support/web/stubApi.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { SurveyListScreen } from './SurveyListScreen.tsx'

const made = (asked: Asked): Answer => ({ status: 201, body: { ...survey([]), ...(JSON.parse(asked.body) as SurveyBody), id: 'made' } })
const sent = (asked: Asked[]) => asked.filter(({ call }) => call === 'POST /surveys').map(({ body }) => JSON.parse(body) as SurveyBody)

function open(rows: SurveyRow[], answers: Parameters<typeof stubApi>[0] = {}, query = '') {
  const asked = stubApi({ 'GET /surveys': { body: rows }, 'POST /surveys': made, ...answers })
  renderAt(`/admin/surveys${query}`, { '/admin/surveys': <SurveyListScreen /> })
  return asked
}
/** The fields of a survey that an admin enters. */
const content = ({ id: _id, version: _version, created_at: _made, updated_at: _changed, ...body }: Survey) => body
const titles = () => screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('link')[0]!.textContent)
const shownItems = () => document.querySelectorAll('li').length

beforeAll(loadAllTexts)

describe('the list of surveys', () => {
  it('says whether each takes responses now', async () => {
    const closes_at = `${new Date().getFullYear()}-12-31T09:00:00.000Z`
    open([
      row('a', { closes_at }),
      row('b', { state: 'not_yet', opens_at: `${new Date().getFullYear()}-11-30T15:00:00.000Z`, is_listed: false }),
      row('c', { state: 'full' }),
      row('d', { state: 'closed', is_active: false }),
    ])
    await screen.findByRole('link', { name: 'Title of a' })
    const words = ['Open until Dec 31, 6:00 PM', 'By link only, Opens Dec 1', 'Full', 'Inactive']
    screen.getAllByRole('listitem').forEach((item, at) => within(item).getByText(words[at]!))
    expect(screen.queryByText('Active')).toBeNull()
  })

  it('leads to a new survey and to the editor of each', async () => {
    open([row('a'), row('b', { slug: '', is_active: false })])
    expect((await screen.findByRole('link', { name: 'Title of a' })).getAttribute('href')).toBe('/admin/surveys/a')
    expect(screen.getByRole('link', { name: 'New Survey' }).getAttribute('href')).toBe('/admin/surveys/new')
    const [first, second] = screen.getAllByRole('listitem')
    expect(first!.textContent).toContain('Title of a/survey/aActive')
    expect(second!.textContent).toContain('Title of b/survey/bInactive')
  })

  it('offers one thing to do while there are none', async () => {
    open([])
    await screen.findByText('No surveys yet')
    expect(screen.getAllByRole('link', { name: 'New Survey' })).toHaveLength(1)
  })

  it('is searched by title and slug, and the address keeps what for', async () => {
    open([row('a', { title_ko: '미디어' }), row('b', { slug: 'other' }), row('c')])
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search surveys' }), 'other')
    expect(titles()).toEqual(['Title of b'])
    expect(screen.getByText('1 of 3 surveys')).toBeTruthy()
    expect(location.search).toBe('?q=other')
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), '미디어')
    expect(titles()).toEqual(['Title of a'])
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByRole('heading', { name: 'No survey matches “미디어x”' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(titles()).toHaveLength(3)
    expect(location.search).toBe('')
  })

  it('begins with the filter of the address', async () => {
    open([row('a'), row('b')], {}, '?q=of%20b')
    await screen.findByText('1 of 2 surveys')
    expect(titles()).toEqual(['Title of b'])
  })

  it('shows 200 at a time', async () => {
    open(Array.from({ length: 230 }, (_, index) => row(`s${index}`)))
    const more = await screen.findByText('Show 30 more') // by its role it takes long to be found among so many
    expect(shownItems()).toBe(200)
    await userEvent.click(more)
    expect(shownItems()).toBe(230)
    expect(screen.queryByText(/^Show/)).toBeNull()
  })
})

it('names the delete button in a tooltip', async () => {
  open([row('a')])
  expect((await screen.findByRole('button', { name: 'Delete' })).title).toBe('Delete')
})

describe('Duplicate', () => {
  const original = survey([section('first')], { id: 'a', slug: 'media', title: 'Media', title_ko: '미디어' })

  it('makes an inactive survey with a title and a slug of its own, then loads the list again', async () => {
    const rows = [row('a', { slug: 'media', title: 'Media', title_ko: '미디어' }), row('b', { slug: 'media-copy', title: 'Media (copy)' })]
    const asked = open(rows, { 'GET /surveys/a': { body: original } })
    await userEvent.click((await screen.findAllByRole('button', { name: 'Duplicate' }))[0]!)
    await act(async () => {})
    const own = { title: 'Media (copy 2)', title_ko: '미디어 (사본)', slug: 'media-copy-2', is_active: false }
    expect(sent(asked)).toEqual([{ ...content(original), ...own }])
    await waitFor(() => expect(asked.filter(({ call }) => call === 'GET /surveys')).toHaveLength(2))
  })

  it('takes the next slug when another admin took that one meanwhile', async () => {
    const taken = { status: 409, body: { code: 'survey.slug_taken', detail: 'x' } }
    const asked = open([row('a')], {
      'GET /surveys/a': { body: original },
      'POST /surveys': (now) => ((JSON.parse(now.body) as SurveyBody).slug === 'media-copy' ? taken : made(now)),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }))
    await act(async () => {})
    expect(sent(asked).map(({ slug }) => slug)).toEqual(['media-copy', 'media-copy-2'])
  })

  it('of a copy counts on, and of a survey without a slug has none', async () => {
    const copy = { ...original, slug: '', title: 'Media (copy)', title_ko: '' }
    const asked = open([row('a', { title: 'Media (copy)' })], { 'GET /surveys/a': { body: copy } })
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }))
    await act(async () => {})
    expect(sent(asked)[0]).toMatchObject({ title: 'Media (copy 2)', title_ko: '', slug: '' })
  })
})

describe('Import', () => {
  it('makes an inactive survey of a file, at a free address, and opens it', async () => {
    const body = content(survey([section('one')], { slug: 'a' }))
    const asked = open([row('a')])
    await screen.findByRole('link', { name: 'Title of a' })
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    const text = definitionText(body)
    const file = Object.assign(new File([text], 'a.json'), { text: () => Promise.resolve(text) })
    await userEvent.upload(document.querySelector<HTMLInputElement>('dialog input[type=file]')!, file)
    const dialog = screen.getByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Import' }))
    expect(await screen.findByText('elsewhere: /admin/surveys/made')).toBeTruthy()
    expect(sent(asked)).toEqual([{ ...body, slug: 'a-2', is_active: false }])
  })
})
