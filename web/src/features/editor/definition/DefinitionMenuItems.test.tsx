import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { definitionText, readDefinition } from '#shared/survey/file/definitionFile.ts'
import { limits } from '#shared/limits.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { createContent } from '../../../lib/document/content.ts'
import { bodyOf } from '../store/newSurvey.ts'
import { EditorStoreContext } from '../store/useEditorStore.ts'
import { DefinitionMenuItems } from './DefinitionMenuItems.tsx'

const stored = bodyOf(survey([section('old', [question('q')])], { slug: 'known', title: 'Before', is_active: true, is_listed: false }))
const other = bodyOf(survey([section('new', [question('a'), question('b')])], { slug: 'other', title: 'After', is_active: false }))

function open() {
  const store = createContent(stored)
  render(
    <EditorStoreContext value={store}>
      <DefinitionMenuItems />
    </EditorStoreContext>,
  )
  return store
}
async function choose(text: string, size?: number) {
  await userEvent.click(screen.getByRole('button', { name: 'Import JSON' }))
  const file = new File([text], 'survey.json', { type: 'application/json' })
  Object.assign(file, { text: () => Promise.resolve(text) }) // jsdom's has none
  if (size) Object.defineProperty(file, 'size', { value: size })
  await userEvent.upload(document.querySelector<HTMLInputElement>('dialog input[type=file]')!, file)
}

beforeAll(loadAllTexts)

describe('the definition of the survey being edited', () => {
  it('is exported in its present state, saved or not', async () => {
    const made = Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:made'), revokeObjectURL: jest.fn() }).createObjectURL
    const clicked: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`)
    })
    const store = open()
    store.edit((edited) => ({ ...edited, title: 'Not saved' }))
    await userEvent.click(screen.getByRole('button', { name: 'Export JSON' }))
    await waitFor(() => expect(clicked).toEqual(['known.json blob:made']))
    const [[file]] = made.mock.calls as unknown as [[Blob]]
    const text = await new Promise<unknown>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result))
      reader.readAsText(file)
    })
    expect(readDefinition(String(text))).toEqual({ survey: { ...stored, title: 'Not saved' } })
    jest.restoreAllMocks()
  })

  it('is replaced by a file in one step of undo, but for its address and whether it is active and listed', async () => {
    const store = open()
    await choose(definitionText(other))
    const dialog = screen.getByRole('dialog', { name: 'Import a survey' })
    expect(await within(dialog).findByText('1 section, 2 questions')).toBeTruthy()
    expect(store.get()).toBe(stored)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace' }))
    expect(store.get()).toEqual({ ...other, slug: 'known', is_active: true, is_listed: false })
    expect(screen.queryByRole('dialog')).toBeNull()
    store.undo()
    expect(store.get()).toBe(stored)
  })

  it('stays unchanged if the file has problems, and each place is listed', async () => {
    const store = open()
    await choose(JSON.stringify({ sections: [{}, { questions: [{ type: 'dropdown' }] }], cover_image_url: 'ftp://x' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Nothing was imported. Fix 2 problems in the file and try again.')
    expect(alert.textContent).toContain('cover_image_url: is not a valid web address')
    expect(alert.textContent).toContain('Section 2 › Question 1 › type: has an unknown value: “dropdown”')
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull()
    expect(store.get()).toBe(stored)
  })

  it.each([
    ['{"sections":', 'This is not a JSON file, or it is damaged.', undefined],
    ['{}', 'There is no survey in this JSON file.', undefined],
    ['{}', 'This file is too large. A survey can be up to 4 MB.', limits.surveyBodyBytes + 1],
  ])('refuses %j', async (text, words, size) => {
    open()
    await choose(text, size)
    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })
})
