import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Condition } from '#shared/survey/condition.ts'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { leaveNothingNear } from '../../../../../test/support/web/leaveNothingNear.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { renderStored } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { RemovalDialog } from '../removal/RemovalDialog.tsx'
import { FailureNotice } from '../saving/FailureNotice.tsx'
import { Settings } from './Settings.tsx'

/** The settings of a stored survey. */
const open = (given: Parameters<typeof survey>[1] = {}) =>
  renderStored(
    survey(given.sections ?? [], given),
    <>
      <FailureNotice />
      <Settings />
      <RemovalDialog />
    </>,
  )
const settings = () => within(screen.getByRole('region', { name: 'Settings' }))
const lines = () => [...document.querySelectorAll('details details > summary')].map((line) => line.textContent)

/** Unfolds the settings and one of their groups. */
async function unfold(group: string, given?: Parameters<typeof open>[0]) {
  const opened = open(given)
  await userEvent.click(settings().getByText('Settings'))
  await userEvent.click(await settings().findByText(group))
  return opened
}
const field = (label: string) => settings().getByLabelText<HTMLInputElement>(label)
const choose = (label: string, option: string) => userEvent.selectOptions(field(label), option)
const errorOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id.endsWith('-error') ? document.getElementById(id)!.textContent.trim() : ''))
    .join('')

leaveNothingNear() // which keeps the rich editors away
beforeAll(async () => {
  await loadAllTexts()
  Element.prototype.scrollIntoView = jest.fn()
})

describe('the settings', () => {
  it('are one closed line while nothing is set', () => {
    open()
    expect(screen.getByRole('region', { name: 'Settings' }).textContent).toBe('Settings')
  })

  it('have a summary on the folded line', async () => {
    const year = new Date().getFullYear()
    open({
      opens_at: `${year}-11-30T15:00:00.000Z`,
      closes_at: `${year}-12-31T15:00:00.000Z`,
      response_limit: 1300,
      answering: 'members',
      demographics: { age: 'required', country: 'off', place: 'last' },
      paging: 'sections',
      languages: 'ko',
      count_reach: false,
    })
    const line = await settings().findByText(/^Open from/)
    expect(line.textContent).toBe(
      'Open from Dec 1 to Dec 31, at most 1,300 responses · Members only, Age required, without Country, “About you” after the sections · ' +
        'One section at a time, only in Korean · Drop-off is not counted',
    )
  })

  it('are groups that say how each is while all is as usual', async () => {
    await unfold('When')
    expect(lines()).toEqual([
      'WhenAlways open, any number of responses',
      'WhoAnyone, and “About you” is optional',
      'How it looksAll on one page, in both languages',
      'AfterThe usual thanks',
      'PanelNo link fields, and no addresses at the end',
      'CountingDrop-off is counted',
    ])
  })
})

describe('when a survey is open', () => {
  it('is entered in the time zone of the site, which is named, and cleared', async () => {
    const { store } = await unfold('When', { opens_at: '2026-12-01T00:00:00.000Z' })
    expect(field('Opens').value).toBe('2026-12-01T09:00')
    expect(settings().getByText(/Korean Standard Time/).textContent).toMatch(/Time \(Asia\/Seoul\)$/)
    await userEvent.type(field('Closes'), '2026-12-31T18:00')
    expect(store.get().closes_at).toBe('2026-12-31T09:00:00.000Z')
    await userEvent.click(settings().getByRole('button', { name: 'Clear: Opens' }))
    expect(store.get().opens_at).toBeUndefined()
    act(store.undo)
    expect(field('Opens').value).toBe('2026-12-01T09:00')
  })

  it('is refused at its field where it closes before it opens, until either is another', async () => {
    await unfold('When', { opens_at: '2026-12-01T00:00:00.000Z', closes_at: '2026-12-01T00:00:00.000Z' })
    expect(errorOf(field('Closes'))).toBe('The survey must close after it opens.')
    await userEvent.click(settings().getByRole('button', { name: 'Clear: Opens' }))
    expect(field('Closes').getAttribute('aria-invalid')).toBeNull()
  })

  it('may be bounded by a number of responses, and nothing else', async () => {
    const { store } = await unfold('When')
    await userEvent.type(field('Response limit'), '300')
    expect(store.get().response_limit).toBe(300)
    await userEvent.type(field('Response limit'), '.5')
    expect(errorOf(field('Response limit'))).toBe('Enter a number from 1 to 1,000,000.')
    expect(store.get().response_limit).toBe(300)
    await userEvent.clear(field('Response limit'))
    expect(store.get().response_limit).toBeUndefined()
  })

  it.each([
    ['pending' as const, /^The responses so far are being counted/],
    [{ body: survey([], { response_limit: 300, seats: { taken: 212 } }) }, /^212 of 300 places are taken\.$/],
  ])('says of a saved limit that the responses are being counted, until the server has counted them: %#', async (answer, words) => {
    const stored = survey([], { response_limit: 300, seats: { taken: null } })
    stubApi({ [`GET /surveys/${stored.id}`]: answer })
    await unfold('When', stored)
    await waitFor(() => expect(settings().getByRole('status').textContent).toMatch(words))
  })

  it.each([
    [{ response_limit: 300, seats: { taken: 310 } }, ['The survey is full: 310 places of 300 are taken.']],
    [{ response_limit: 300 }, []],
  ])('says of one that is saved as %j: %j', async (given, words) => {
    await unfold('When', given)
    expect(settings().queryAllByRole('status').map(({ textContent }) => textContent)).toEqual(words) // oxfmt-ignore
  })

  it('leaves no blank text behind', async () => {
    const { store } = await unfold('When', { closed_text: '<p>Closed</p>' })
    settings().getByText('Closed')
    expect(lines()[0]).toBe('WhenWith a closing text')
    act(() => store.edit((before) => ({ ...before, closed_text: undefined })))
    expect(lines()[0]).toBe('WhenAlways open, any number of responses')
  })
})

it('a survey in one language shows texts only in that language', async () => {
  const { store } = await unfold('After', { languages: 'ko' })
  const texts = screen.getByRole('textbox', { name: 'Thank-you text (Korean)' }).closest('[data-only]')
  expect(texts!.getAttribute('data-only')).toBe('ko')
  act(() => store.edit((before) => ({ ...before, languages: undefined })))
  expect(texts!.getAttribute('data-only')).toBeNull()
})

describe('who answers', () => {
  it('is anyone, members, or each device once, which is promised honestly', async () => {
    const { store } = await unfold('Who')
    await choose('Who may answer', 'Once on each device')
    settings().getByText(/The server does not check this/)
    expect(store.get().answering).toBe('once_per_device')
    await choose('Who may answer', 'Anyone')
    expect(store.get().answering).toBeUndefined()
  })

  it('is asked about itself as chosen, and the defaults are not stored', async () => {
    const { store } = await unfold('Who')
    await choose('Age', 'Required')
    await choose('Place of “About you”', 'After the sections')
    expect(store.get().demographics).toEqual({ age: 'required', place: 'last' })
    await choose('Age', 'Optional')
    await choose('Place of “About you”', 'Before the sections')
    expect(store.get().demographics).toBeUndefined()
  })

  it('has no place where nothing is asked', async () => {
    await unfold('Who')
    for (const name of ['Job', 'Age', 'Gender', 'Country']) await choose(name, 'Off')
    expect(settings().queryByLabelText('Place of “About you”')).toBeNull()
    expect(lines()[1]).toBe('WhoWithout “About you”')
  })
})

it('the look has pages, languages, numbers and share buttons', async () => {
  const { store } = await unfold('How it looks')
  await choose('Pages', 'One section at a time')
  await choose('Languages', 'Korean')
  for (const name of ['Question numbers', 'Share buttons after the response'])
    await userEvent.click(settings().getByRole('switch', { name }))
  expect(store.get()).toMatchObject({ paging: 'sections', languages: 'ko', show_numbers: true, share_buttons: true })
  expect(lines()[2]).toBe('How it looksOne section at a time, numbered, with share buttons, only in Korean')
  for (let steps = 0; steps < 5; steps++) act(store.undo)
  expect(store.canUndo()).toBe(false)
  expect(lines()[2]).toBe('How it looksAll on one page, in both languages')
})

it('the drop-off is counted unless it is switched off', async () => {
  const { store } = await unfold('Counting')
  const counted = settings().getByRole<HTMLInputElement>('switch', { name: 'Count drop-off' })
  expect(counted.checked).toBe(true)
  await userEvent.click(counted)
  expect(store.get().count_reach).toBe(false)
})

describe('link fields', () => {
  const onPid: Condition = { match: 'all', clauses: [{ field: 'pid', op: 'answered' }] }
  const given = {
    link_fields: [{ name: 'pid' }, { name: 'pidx' }],
    panel: { complete: 'https://panel.example/done?id={pid}' },
    sections: [section('a', [question('q', { title: 'Hello {{link.pid|you}}', show_if: onPid })])],
  }

  it('are added with a unique name, and appear in the link to hand out', async () => {
    const { store } = await unfold('Panel', { slug: 'media' })
    expect(settings().queryByLabelText('Link to hand out')).toBeNull()
    const add = settings().getByRole('button', { name: 'Add link field' })
    await userEvent.click(add)
    expect(document.activeElement).toBe(field('Link field 1'))
    await userEvent.click(add)
    await userEvent.click(add)
    expect(store.get().link_fields).toEqual([{ name: 'pid' }, { name: 'source' }, { name: 'field_3' }])
    expect(field('Link to hand out').value).toBe('http://localhost/survey/media?pid={pid}&source={source}&field_3={field_3}')
  })

  it('take along what names them, in one step of undo, and mix with no other while they are typed', async () => {
    const { store } = await unfold('Panel', given)
    await userEvent.type(field('Link field 1'), 'x2')
    expect(store.get()).toMatchObject({
      link_fields: [{ name: 'pidx2' }, { name: 'pidx' }],
      panel: { complete: 'https://panel.example/done?id={pidx2}' },
      sections: [{ questions: [{ title: 'Hello {{link.pidx2|you}}', show_if: { clauses: [{ field: 'pidx2' }] } }] }],
    })
    act(store.undo)
    expect(store.get()).toMatchObject(given)
    await userEvent.type(field('Link field 1'), '3')
    expect(store.get().panel).toEqual({ complete: 'https://panel.example/done?id={pid3}' })
  })

  it.each([
    ['Pid', 'An entry is not allowed.'],
    ['lang', 'This name is used by the site. Choose another one.'],
    ['pidx', 'Two link fields have the same name.'],
  ])('show the problem of the name %s once the focus leaves', async (name, error) => {
    await unfold('Panel', { ...given, link_fields: [{ name: 'pidx' }, { name: 'q' }] })
    const second = field('Link field 2')
    await userEvent.clear(second)
    await userEvent.type(second, name)
    expect(errorOf(second)).toBe('')
    await userEvent.tab()
    expect(errorOf(second)).toBe(error)
  })

  it('are removed after the conditions are named that look at them', async () => {
    const { store } = await unfold('Panel', given)
    await userEvent.click(settings().getByRole('button', { name: 'Remove link field 1' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('listitem').textContent).toMatch(/Show if$/)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(store.get().link_fields).toEqual([{ name: 'pidx' }])
  })
})

describe('the addresses of a panel', () => {
  it('take a link field from a menu', async () => {
    const { store } = await unfold('Panel', { link_fields: [{ name: 'pid' }] })
    const address = field('After submitting')
    await userEvent.type(address, 'https://panel.example/done')
    await userEvent.click(settings().getAllByText('{pid}')[0]!)
    expect(store.get().panel).toEqual({ complete: 'https://panel.example/done?pid={pid}' })
    expect(document.activeElement).toBe(address)
    await userEvent.clear(address)
    expect(store.get().panel).toBeUndefined()
  })

  it('show their problems once the focus leaves', async () => {
    await unfold('Panel')
    const address = field('When screened out')
    await userEvent.type(address, 'http://panel.example')
    expect(errorOf(address)).toBe('')
    await userEvent.tab()
    expect(errorOf(address)).toBe('Enter an address that begins with https://.')
  })

  it('that are refused lead to their field, which has the error', async () => {
    const errors = [{ path: 'panel.full', code: 'too_long', message: 'x' }]
    stubApi({ 'PUT /surveys/survey-1': { status: 422, body: { code: 'invalid', detail: 'Invalid.', errors } } })
    const { store, saver } = open({ panel: { full: 'https://panel.example' } })
    act(() => store.edit((before) => ({ ...before, title: 'Another' })))
    await act(() => saver.save())
    await userEvent.click(screen.getByRole('button', { name: /^Panel addresses/ }))
    await waitFor(() => expect(document.activeElement).toBe(field('When the survey is full')))
    expect(errorOf(field('When the survey is full'))).toBe('An entry is too long. Please shorten it.')
  })
})

it('screened-out responses are stored unless that is switched off', async () => {
  const { store } = await unfold('Panel')
  await userEvent.click(settings().getByRole('switch', { name: 'Store screened-out responses' }))
  expect(store.get().keep_screened).toBe(false)
})
