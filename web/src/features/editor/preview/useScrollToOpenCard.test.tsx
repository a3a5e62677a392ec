import { act, waitFor } from '@testing-library/react'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { renderEditorPart } from '../../../../../test/support/web/pages/renderEditorPart.tsx'
import { insertQuestion } from '../store/edits/questions.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import { useDebouncedSurvey } from './useDebouncedSurvey.ts'
import { useScrollToOpenCard } from './useScrollToOpenCard.ts'

const scrollTo = jest.fn()
/** The preview's document, which shows each question below its window. */
const page = {
  defaultView: { innerHeight: 600, scrollY: 0, scrollTo },
  querySelector: () => ({ getBoundingClientRect: () => ({ top: 900, bottom: 1000 }) }),
} as unknown as Document
const pane = { current: null }

beforeAll(() => void Object.assign(globalThis, { CSS: { escape: (id: string) => id } }))

function Preview() {
  useScrollToOpenCard(page, useDebouncedSurvey(useEditorStore(), pane))
  return null
}

describe('the preview', () => {
  it('scrolls to a question that was just added once it shows it', async () => {
    const { store, view } = renderEditorPart(survey([section('one', [])]), <Preview />)
    act(() => {
      store.edit(insertQuestion('one', question('new')))
      view.openQuestion('new')
    })
    await new Promise((painted) => setTimeout(painted, 50))
    expect(scrollTo).not.toHaveBeenCalled()
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 750 }))
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })
})
