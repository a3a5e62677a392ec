import { question, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { requireKnownTypes } from './requireKnownTypes.ts'

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
})
