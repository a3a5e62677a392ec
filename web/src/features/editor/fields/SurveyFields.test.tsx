import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { leaveNothingNear } from '../../../../../test/support/web/leaveNothingNear.ts'
import { renderStored } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { SurveyFields } from './SurveyFields.tsx'

/** The card of a stored survey. */
const open = (given: Parameters<typeof survey>[1] = {}) => renderStored(survey(given.sections ?? [], given), <SurveyFields />)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const slug = () => field('Unique Identifier (slug)')

leaveNothingNear() // which keeps the rich editors away
beforeAll(async () => {
  await loadAllTexts()
  Element.prototype.scrollIntoView = jest.fn()
})

describe('the card of the survey', () => {
  it('shows the stored values, and changes them', async () => {
    const { store } = open({ title: 'Media', title_ko: '미디어', slug: 'media', is_active: true })
    expect([field('Title').value, field('Title (Korean)').value, slug().value]).toEqual(['Media', '미디어', 'media'])
    await userEvent.type(field('Title'), '!')
    await userEvent.click(screen.getByRole('switch', { name: 'Active' }))
    expect(store.get()).toMatchObject({ title: 'Media!', title_ko: '미디어', is_active: false })
  })

  it('selects the title of a new survey as it is clicked, so that typing replaces it', async () => {
    const { store } = open({ title: 'Untitled Survey' })
    await userEvent.click(field('Title'))
    await userEvent.keyboard('Lunch')
    expect(store.get().title).toBe('Lunch')
  })

  it('explains Listed, on and off', async () => {
    const { store } = open({ is_listed: true })
    const listed = screen.getByRole('switch', { name: 'Listed' })
    const words = () => document.getElementById(listed.getAttribute('aria-describedby')!)!.textContent
    expect(words()).toMatch(/list of surveys and in search engines/)
    await userEvent.click(listed)
    expect(store.get().is_listed).toBe(false)
    expect(words()).toMatch(/link only/)
  })

  it('makes typing in a field one step of undo, until the focus leaves', async () => {
    const { store } = open({ title: 'A' })
    await userEvent.type(field('Title'), 'bc')
    await userEvent.tab()
    await userEvent.type(field('Title'), 'd')
    act(store.undo)
    expect(field('Title').value).toBe('Abc')
    act(store.undo)
    expect(field('Title').value).toBe('A')
    expect(store.canUndo()).toBe(false)
  })

  it('takes the focus when one jumps to it, to the title that is missing', async () => {
    const { view } = open({ title: 'A', title_ko: '' })
    act(() => view.jumpTo({ kind: 'survey' }))
    await screen.findByLabelText('Title')
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
    expect(document.activeElement).toBe(field('Title (Korean)'))
  })
})

describe('Active', () => {
  it('names a required question without choices, and leads there', async () => {
    const asked = [question('a', { title: 'Your role?', type: 'single_choice', required: true })]
    const { view } = open({ is_active: false, sections: [section('one', asked)] })
    const active = screen.getByRole('switch', { name: 'Active' })
    expect(screen.queryByText(/No one can submit/)).toBeNull()
    await userEvent.click(active)
    const link = await screen.findByRole('button', { name: '1.1 Your role?' })
    expect(document.getElementById(active.getAttribute('aria-describedby')!)!.textContent).toMatch(/^No one can submit .*1\.1 Your role\?$/)
    await userEvent.click(link)
    expect(view.jump()?.place).toEqual({ kind: 'question', id: 'a', part: 'choices' })
  })
})

describe('the slug', () => {
  it('is filtered as it is typed', async () => {
    const { store } = open({ slug: '' })
    await userEvent.type(slug(), 'My Süß_Survey-2026!')
    expect(slug().value).toBe('myssurvey-2026')
    expect(store.get().slug).toBe(slug().value)
  })

  it('is filtered when it is pasted, in the middle too, and the caret stays behind what came', async () => {
    open({ slug: 'media' })
    await userEvent.click(slug())
    slug().setSelectionRange(2, 2)
    await userEvent.paste('A B!')
    expect(slug().value).toBe('meabdia')
    expect(slug().selectionStart).toBe(4)
    await userEvent.keyboard('?')
    expect([slug().value, slug().selectionStart]).toEqual(['meabdia', 4])
  })

  it('does not change a text during composition', () => {
    const { store } = open({ slug: 'media' })
    fireEvent.compositionStart(slug())
    fireEvent.input(slug(), { target: { value: 'mediaㅅ' }, isComposing: true })
    expect(slug().value).toBe('mediaㅅ')
    fireEvent.compositionEnd(slug())
    expect(slug().value).toBe('media')
    expect(store.get().slug).toBe('media')
  })

  it('says which address it makes, and that another one ends the old link', async () => {
    open({ slug: 'media' })
    const card = screen.getByRole('region', { name: 'Survey details' })
    expect(card.textContent).toContain('/survey/media')
    expect(card.textContent).not.toContain('old link')
    await userEvent.clear(slug())
    expect(card.textContent).toContain('/survey/survey-1')
    expect(card.textContent).toContain('The old link stops working when you save: /survey/media')
  })

  it('is suggested from the English title while there is none', async () => {
    const { store } = open({ slug: '', title: 'Trust in media' })
    await userEvent.click(screen.getByRole('button', { name: 'Use trust-in-media' }))
    expect(store.get().slug).toBe('trust-in-media')
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
    act(store.undo)
    expect(store.get().slug).toBe('')
  })

  it('that is taken is reported at its field, until it changes', async () => {
    const errors = [{ path: 'slug', code: 'survey.slug_taken', message: 'x' }]
    stubApi({ 'PUT /surveys/survey-1': { status: 409, body: { code: 'survey.slug_taken', detail: 'Taken.', errors } } })
    const { saver } = open({ slug: 'media' })
    await userEvent.type(slug(), '2')
    await act(() => saver.save())
    expect(slug().getAttribute('aria-invalid')).toBe('true')
    const { textContent } = document.getElementById(slug().getAttribute('aria-describedby')!)!
    expect(textContent).toMatch(/address/)
    await userEvent.type(slug(), '3')
    expect(slug().getAttribute('aria-invalid')).toBeNull()
  })
})

describe('the description', () => {
  it('is open while there is none', () => {
    expect(open().container.querySelector('details')!.open).toBe(true)
  })

  it('is folded to its first words, and says which language has none', () => {
    const { container } = open({ description: '<h1>Why</h1><p>One &amp; two.</p>' })
    expect(container.querySelector('details')!.open).toBe(false)
    expect(container.querySelector('summary')!.textContent).toBe('DescriptionWhy One & two.KOKorean missing')
  })

  it('unfolds when one jumps to it, with the focus in the language that has none', async () => {
    const { view, container } = open({ title: 'A', description: '<p>Why</p>' })
    act(() => view.jumpTo({ kind: 'survey', part: 'description' }))
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
    expect(container.querySelector('details')!.open).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Description (Korean)' }))
  })

  it('folds once it is filled, and not under the caret', async () => {
    const { store, container } = open()
    const details = container.querySelector('details')!
    await userEvent.click(screen.getByRole('textbox', { name: 'Description' }))
    act(() => store.edit((before) => ({ ...before, description: '<p>Why</p>' })))
    await userEvent.keyboard('y')
    expect(details.open).toBe(true)
    await userEvent.click(field('Title'))
    expect(details.open).toBe(false)
  })

  it('stays open once unfolded', async () => {
    const { container } = open({ description: '<p>Why</p>' })
    const details = container.querySelector('details')!
    act(() => {
      details.open = true
      details.dispatchEvent(new Event('toggle'))
    })
    await userEvent.click(field('Title'))
    expect(details.open).toBe(true)
  })
})

describe('logo, cover and footer', () => {
  it('are folded, and say which of them there are', async () => {
    const { store, container } = open({ cover_image_url: '/media/cover.png', footer_html: '<p>x</p>' })
    expect([...container.querySelectorAll('summary')].at(-1)!.textContent).toBe('Logo, cover and footerCover image, Footer')
    expect(screen.queryByLabelText('Company Logo URL')).toBeNull()
    const details = [...container.querySelectorAll('details')].at(-1)!
    details.open = true
    fireEvent(details, new Event('toggle'))
    await userEvent.type(field('Company Logo URL'), '/media/logo.png')
    expect(screen.getAllByAltText('Preview').map((image) => image.getAttribute('src'))).toEqual(['/media/logo.png', '/media/cover.png'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Cover Image URL' }))
    expect(store.get()).toMatchObject({ company_logo_url: '/media/logo.png', cover_image_url: '' })
    act(store.undo)
    expect(field('Cover Image URL').value).toBe('/media/cover.png')
  })
})
