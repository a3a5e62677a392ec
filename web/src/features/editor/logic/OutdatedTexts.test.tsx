import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { renderStored } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { Outline } from '../outline/Outline.tsx'
import { patchQuestion } from '../store/edits/questions.ts'
import { LogicCheckPanel } from './LogicCheckPanel.tsx'

const named = { title: 'News', title_ko: '뉴스' }
const version = (number: number, title: string, title_ko: string, more: Parameters<typeof survey>[1] = {}) =>
  survey([section('s', [question('q', { title, title_ko })], named)], { ...named, version: number, ...more })

/** The outline and the checks of version 3, and which versions were asked for. */
function open(third: ReturnType<typeof survey>) {
  const asked = stubApi({
    'GET /surveys/survey-1/versions/2': { body: version(2, 'How often, now?', '얼마나 자주?') },
    'GET /surveys/survey-1/versions/1': { body: version(1, 'How often?', '얼마나 자주?') },
  })
  const { store, view } = renderStored(
    third,
    <>
      <Outline />
      <LogicCheckPanel />
    </>,
  )
  return { store, view, asked }
}
const outline = () => within(screen.getByRole('navigation', { name: 'Outline' }))
const mark = /Korean may be out of date/

beforeAll(loadAllTexts)

describe('a text that changed in one language', () => {
  it('is marked by the history, listed with a link, and in step again once the other follows', async () => {
    const { store, view, asked } = open(version(3, 'How often, now?', '얼마나 자주?'))
    await userEvent.click(await screen.findByText('Changed in one language'))
    expect(asked.map(({ call }) => call)).toEqual(['GET /surveys/survey-1/versions/2', 'GET /surveys/survey-1/versions/1'])
    expect(outline().getByRole('button', { name: mark }).textContent).toMatch(/How often, now/)
    await userEvent.click(screen.getByRole('button', { name: /KO.*1\.1 How often, now\?.*Title/ }))
    expect(view.jump()?.place).toEqual({ kind: 'question', id: 'q', part: 'title_ko' })
    act(() => store.edit(patchQuestion('q', { title_ko: '요즘 얼마나 자주?' })))
    await waitFor(() => expect(screen.queryByText('Changed in one language')).toBeNull())
    expect(outline().queryByRole('button', { name: mark })).toBeNull()
  })

  it('is none of a survey that is written in one language', async () => {
    const { store } = open(version(3, 'How often, now?', '얼마나 자주?'))
    await screen.findByText('Changed in one language')
    act(() => store.edit((before) => ({ ...before, languages: 'en' })))
    expect(screen.queryByText('Changed in one language')).toBeNull()
    expect(outline().queryByRole('button', { name: mark })).toBeNull()
  })
})

it('a survey in one language is marked for none of the other', async () => {
  const { store } = open(version(3, 'How often?', '', { languages: 'en' }))
  await screen.findByText('No problems found.')
  expect(outline().queryByText('Korean missing', { selector: 'button *' })).toBeNull()
  act(() => store.edit((before) => ({ ...before, languages: undefined })))
  expect(outline().getByText('Korean missing', { selector: 'button *' })).toBeTruthy()
})
