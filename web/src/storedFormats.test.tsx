import { act, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { buildUser } from '../../test/support/web/buildUser.ts'
import { openHomepageEditor, press } from '../../test/support/web/pages/openHomepageEditor.tsx'
import { keysOf, openSurveyPage, sent, setUpSurveyPages } from '../../test/support/web/pages/openSurveyPage.tsx'
import { openSettings } from '../../test/support/web/pages/openSettings.tsx'
import { stubApi } from '../../test/support/web/stubApi.ts'
import { storedFormats } from '../../test/support/stored/storedFormat.ts'
import { bodyOf } from './features/editor/store/newSurvey.ts'
import { createContent } from './lib/document/content.ts'
import { createSurveySaver } from './features/editor/saving/surveySaver.ts'
import { SaverContext } from './features/editor/saving/useSaver.ts'
import { useSurveyEditing } from './features/editor/saving/useSurveyEditing.ts'
import { pendingKey, readInquiryDraft } from './features/home/contact/inquiryDraft.ts'
import { readExport } from './lib/export/exportJobs.ts'
import { signIn } from './lib/session/session.ts'

setUpSurveyPages()
afterEach(() => sessionStorage.clear())

const fill = (storage: Storage, entries: Record<string, string>) => {
  for (const [name, value] of Object.entries(entries)) storage.setItem(name, value)
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)

describe.each(storedFormats)('what a browser stored on %s', (_, { made_at, people, survey, responses, jobs, replies, browser }) => {
  const { getSurvey: stored, guest } = replies
  const address = `/survey/${stored.slug}`
  const admin = { body: buildUser({ id: people.admin.id, roles: ['admin'] }) }
  const open = (calls: Parameters<typeof stubApi>[0] = {}) =>
    openSurveyPage({ [`GET /surveys/slug/${stored.slug}`]: { body: stored }, ...calls }, address)

  // a draft is deleted after 60 days
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse(made_at)))

  it('restores the answers that a guest began', async () => {
    fill(localStorage, browser.begun)
    await open()
    expect(field(/Your outlet/).value).toBe('A small paper')
    expect(['Often', 'No', 'Light', 'Source'].map((label) => field(label).checked)).toEqual([true, false, true, true])
    expect(field(/Age/).value).toBe('34')
  })

  it('restores the changes to a guest’s response, and sends them', async () => {
    fill(localStorage, browser.changing)
    const put = `PUT /responses/id/${responses.guest}`
    const all = await open({ [`GET /responses/id/${responses.guest}`]: { body: guest }, [put]: { body: { ...guest, version: 2 } } })
    await waitFor(() => expect(field(/Your outlet/).value).toBe('Changed on the way'))
    await press('Save changes')
    await waitFor(() => expect(all.some(({ call }) => call === put)).toBe(true))
    expect(sent(all, put)['answers']).toContainEqual({ question_id: 'name', value: 'Changed on the way' })
  })

  it('sends answers that were not acknowledged again under their key', async () => {
    fill(localStorage, { ...browser.begun, ...browser.unacknowledged })
    const all = await open({ 'POST /responses': { status: 201, body: guest } })
    await userEvent.type(field(/What happened/), 'A flood')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    const { key } = JSON.parse(browser.unacknowledged[`submit:${survey.id}`]!) as { key: string }
    expect(keysOf(all)).toContain(key)
  })

  it('offers the editor’s draft of a survey', async () => {
    fill(localStorage, browser.editors)
    stubApi({ 'GET /auth/me': admin, [`GET /surveys/${survey.id}/versions/2`]: { body: { ...stored, version: 2 } } })
    signIn('mine')
    const store = createContent(bodyOf(stored))
    const saver = createSurveySaver(store, stored, () => undefined)
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <SaverContext value={saver}>{children}</SaverContext>
      </MemoryRouter>
    )
    const { result } = renderHook(() => useSurveyEditing(), { wrapper })
    await waitFor(() => expect(result.current.draft.offered).toBeDefined())
    await act(() => result.current.restore(result.current.draft.offered!))
    expect(store.get()).toEqual({ ...bodyOf(stored), title: 'Pictures, edited' })
  })

  it('restores the drafts of the home page and of the settings', async () => {
    fill(localStorage, browser.editors)
    const home = await openHomepageEditor({ 'GET /auth/me': admin, 'GET /homepage': { body: replies.getHomepage } })
    await screen.findByRole('button', { name: 'Restore' })
    await press('Restore')
    await press(/^Save All/)
    await waitFor(() => expect(home.saves()).toMatchObject([{ hero_title: { en: 'See what is real, edited' } }]))
    home.unmount()
    const settings = await openSettings({ 'GET /auth/me': admin, 'GET /admin/settings': { body: replies.getSettings } })
    await screen.findByRole('button', { name: 'Restore' })
    await press('Restore')
    expect(field('Tagline (EN)').value).toBe('Second')
    settings.unmount()
  })

  it('follows an export, and keeps a visitor’s inquiry with its key', () => {
    fill(localStorage, browser.admin)
    expect(readExport(survey.id)).toMatchObject({ id: jobs.exported, format: 'csv', filtered: false })
    fill(sessionStorage, browser.visitor)
    expect(readInquiryDraft()).toMatchObject({ name: 'Haru', note: 'Half a no' })
    const { key, body } = JSON.parse(browser.visitor['inquiry-sent']!) as { key: string; body: string }
    expect(pendingKey(body)).toBe(key)
  })
})
