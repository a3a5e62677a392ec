import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { signIn, signOut } from '../../../lib/session/session.ts'
import { loadSurvey } from './loadSurvey.ts'

afterEach(signOut)

it('an admin, who gets a survey with its texts of both languages, reads it on its page in the one that it is written in', async () => {
  const sections = [section('s', [question('q', { title: 'Age', title_ko: '나이' })])]
  const body = survey(sections, { slug: 'real', title: 'Real?', title_ko: '진짜?', languages: 'en' })
  stubApi({ 'GET /surveys/slug/real': { body } })
  signIn('admins')
  expect(await loadSurvey('real', null)).toMatchObject({
    title: 'Real?',
    title_ko: '',
    sections: [{ questions: [{ title: 'Age', title_ko: '' }] }],
  })
})
