import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { stubApi, type Answer } from '../../../../../test/support/web/stubApi.ts'
import { mergeSurveys } from '../changes/mergeSurveys.ts'
import { createContent } from '../../../lib/document/content.ts'
import { bodyOf } from '../store/newSurvey.ts'
import { createSurveySaver } from './surveySaver.ts'
import { useSurveyEditing } from './useSurveyEditing.ts'
import { SaverContext } from './useSaver.ts'

const loaded = survey([section('one', [question('a')])], { id: 's1', version: 9, title: 'By somebody else' })
const draft = { key: 'k', owner: 'u1 s1', version: 4, at: '2026-11-23T09:00:00Z', body: { ...bodyOf(loaded), title: 'Mine' } }
const stale: Answer = { status: 412, body: { code: 'stale_version', detail: 'x' } }

function openEditor() {
  const store = createContent(bodyOf(loaded))
  return { store, saver: createSurveySaver(store, loaded, () => undefined) }
}

const renderEditing = (saver: ReturnType<typeof createSurveySaver>) =>
  renderHook(() => useSurveyEditing(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <SaverContext value={saver}>{children}</SaverContext>
      </MemoryRouter>
    ),
  })

async function restore(version: Answer, theirs = loaded) {
  const asked = stubApi({ 'GET /surveys/s1/versions/4': version, 'PUT /surveys/s1': stale, 'GET /surveys/s1': { body: theirs } })
  const { store, saver } = openEditor()
  const { result } = renderEditing(saver)
  await act(() => result.current.restore(draft))
  await act(async () => void (await saver.save()))
  return { store, saver, saves: asked.filter(({ call }) => call === 'PUT /surveys/s1') }
}

describe('a draft with a type of question from after the opening of the page', () => {
  it('is not put into the editor', async () => {
    const { store, saver } = openEditor()
    const sections = [section('one', [question('a', { type: 'telepathy' as 'short_text' })])]
    const { result } = renderEditing(saver)
    const restoring = () => result.current.restore({ ...draft, version: 9, body: { ...draft.body, sections } })
    await act(() => expect(restoring()).rejects.toMatchObject({ status: 426 }))
    expect(store.get()).toEqual(bodyOf(loaded))
  })
})

describe('a draft of an earlier version that is restored', () => {
  it.each([
    ['that version exists', { body: { ...loaded, version: 4, title: 'As it was' } }],
    ['that version is deleted', { status: 404, body: { code: 'version.not_found', detail: 'x' } }],
  ])('asks before overwriting a later save, if %s', async (_, version: Answer) => {
    const { store, saver, saves } = await restore(version)
    expect(store.get().title).toBe('Mine')
    expect(saves.map(({ headers }) => headers['if-match'])).toEqual(['"4"'])
    expect(saver.state().theirs).toMatchObject({ version: 9, title: 'By somebody else' })
    expect(saver.isUnsaved()).toBe(true)
  })

  it('is merged with a later save without loss, even if its version is deleted', async () => {
    const theirs = { ...loaded, title_ko: '그들', sections: [section('one', [question('a', { title: 'Theirs' }), question('b')])] }
    const { store, saver } = await restore({ status: 404, body: { code: 'version.not_found', detail: 'x' } }, theirs)
    const { stored } = saver.state()
    const { merged, collisions } = mergeSurveys(bodyOf(stored!), store.get(), bodyOf(theirs))
    expect(merged).toMatchObject({ title: 'Mine', title_ko: '그들', sections: [{ questions: [{ id: 'a' }, { id: 'b' }] }] })
    expect(collisions.map(({ of, id, fields }) => [of, id, fields])).toEqual([
      ['question', 'a', ['title']],
      ['survey', '', ['title']],
    ])
  })
})
