import { question, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import { requireKnownTypes } from './requireKnownTypes.ts'
import { fetchVersion } from './surveyVersions.ts'

const withType = (type: string) => survey([section('s', [question('a'), question('b', { type: type as 'short_text' })])])

describe('requireKnownTypes', () => {
  it('passes a survey on, and reloads the page for one with a type of question that it does not know', async () => {
    const reload = jest.fn()
    addEventListener('vite:preloadError', reload)
    const known = withType('file_upload')
    expect(await requireKnownTypes(known)).toBe(known)
    expect(reload).not.toHaveBeenCalled()
    await expect(requireKnownTypes(withType('telepathy'))).rejects.toMatchObject({ status: 426, code: 'page_outdated' })
    expect(reload).toHaveBeenCalledTimes(1)
    removeEventListener('vite:preloadError', reload)
  })

  it('keeps an earlier version with such a type out of the editor', async () => {
    stubApi({ 'GET /surveys/s1/versions/4': { body: withType('telepathy') } })
    await expect(fetchVersion('s1', 4)).rejects.toMatchObject({ code: 'page_outdated' })
  })
})
