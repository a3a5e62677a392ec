import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { definitionText } from '#shared/survey/file/definitionFile.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { renderEditorPart } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import { stubApi, type Answer } from '../../../../../test/support/web/stubApi.ts'
import { ToastRegion } from '../../../ui/toasts/ToastRegion.tsx'
import { bodyOf, newSurvey } from '../store/newSurvey.ts'
import { OtherStarts } from './OtherStarts.tsx'

const known = survey([], { id: 'known', slug: 'known', title: 'Trust in media', is_active: true })
const rows = [known, survey([], { id: 'other', slug: 'other', title: 'Voices' })]

const Path = () => <output data-testid="path">{useLocation().pathname}</output>

function open(answers: Record<string, Answer> = {}, loaded: Survey | null = null) {
  const asked = stubApi({ 'GET /surveys': { body: rows }, 'POST /surveys': { status: 201, body: { ...known, id: 'made' } }, ...answers })
  const { store } = renderEditorPart(
    loaded ? bodyOf(loaded) : newSurvey,
    <MemoryRouter initialEntries={['/admin/surveys/new']}>
      <OtherStarts />
      <Path />
    </MemoryRouter>,
    loaded,
  )
  const sent = () => asked.flatMap(({ call, body }) => (call === 'POST /surveys' ? [JSON.parse(body) as Survey] : []))
  return { store, sent }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const path = () => screen.getByTestId('path').textContent

beforeAll(loadAllTexts)

describe('other ways to start a survey', () => {
  it('disappear with the first change of a new survey, and are not offered for a stored one', () => {
    const { store } = open()
    screen.getByRole('button', { name: 'Copy a survey' })
    act(() => store.edit((edited) => ({ ...edited, title: 'Mine' })))
    expect(screen.queryByRole('button')).toBeNull()
    open({}, known)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('fill the editor with an unsaved template, and empty it again by Undo', async () => {
    const { store, sent } = open()
    render(<ToastRegion />)
    await press('Use a template')
    const dialog = within(await screen.findByRole('dialog', { name: 'Start from a template' }))
    expect(dialog.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(dialog.getByRole('button', { name: /Product test/ }))
    expect(store.get()).toMatchObject({ title: 'Product test', title_ko: '제품 테스트', is_active: false })
    expect(screen.queryByRole('button', { name: 'Use a template' })).toBeNull()
    await press('Undo')
    expect([store.get(), sent()]).toEqual([newSurvey, []])
    screen.getByRole('button', { name: 'Use a template' })
  })

  it('copy the chosen survey, found by a search, and open the copy', async () => {
    const { sent } = open({ 'GET /surveys/known': { body: known } })
    await press('Copy a survey')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search surveys' }), 'trust')
    expect(screen.queryByRole('button', { name: /Voices/ })).toBeNull()
    await press(/Trust in media/)
    await waitFor(() => expect(path()).toBe('/admin/surveys/made'))
    expect(sent()).toMatchObject([{ title: 'Trust in media (copy)', slug: 'known-copy', is_active: false }])
  })

  it('say why a survey was not copied', async () => {
    open({ 'GET /surveys/known': { status: 404, body: { code: 'survey.not_found', detail: 'We could not find this survey.' } } })
    await press('Copy a survey')
    await userEvent.click(await screen.findByRole('button', { name: /Trust in media/ }))
    await screen.findByText('We could not find this survey.')
    expect(path()).toBe('/admin/surveys/new')
  })

  it('import a file as a new survey and open it', async () => {
    const { sent } = open()
    await press('Import a survey')
    const text = definitionText(bodyOf(known))
    const file = new File([text], 'survey.json', { type: 'application/json' })
    Object.assign(file, { text: () => Promise.resolve(text) }) // jsdom's has none
    await userEvent.upload(document.querySelector<HTMLInputElement>('dialog input[type=file]')!, file)
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
    await waitFor(() => expect(path()).toBe('/admin/surveys/made'))
    expect(sent()).toMatchObject([{ title: 'Trust in media', slug: 'known-2', is_active: false }])
  })
})
