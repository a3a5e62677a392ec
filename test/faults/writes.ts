import { randomInt, randomUUID } from 'node:crypto'
import { callRoute } from '../support/api/callRoute.ts'
import type { Reply } from '../support/api/sendToRehearsal.ts'
import { buildMember, password, type Person } from '../support/api/people.ts'
import { fullAnswers, sampleSurvey } from '../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../support/api/createSurvey.ts'

/** Gets ready for one write and resolves to it; sent twice it means the same. */
type Prepare = (admin: Person) => Promise<() => Promise<Reply>>

const demographics = {}
const answered = (survey: { id: string }) => ({ survey_id: survey.id, answers: fullAnswers, demographics })
const keyed = () => ({ 'idempotency-key': randomUUID() })
const inquiry = { name: 'Mina Seo', email: 'mina@example.com', note: 'When is the next lecture?' }

async function respond(admin: Person): Promise<{ id: string }> {
  const { body } = await callRoute('submitResponse', { body: answered(await createSurvey(admin)) })
  return body as { id: string }
}

async function write(): Promise<{ id: string }> {
  const { body } = await callRoute('sendInquiry', { body: inquiry, sourceIp: `10.9.${randomInt(250)}.1` })
  return body as { id: string }
}

/** One write of each kind that the product has: a single item, several in one transaction, and several transactions. */
export const writes: Record<string, Prepare> = {
  'the response of a guest': async (admin) => {
    const survey = await createSurvey(admin)
    const headers = keyed()
    return () => callRoute('submitResponse', { body: answered(survey), headers })
  },
  'the response of a member': async (admin) => {
    const [survey, member] = [await createSurvey(admin), await buildMember()]
    const headers = keyed()
    return () => callRoute('submitResponse', { as: member, body: answered(survey), headers })
  },
  'a change of a response': async (admin) => {
    const { id } = await respond(admin)
    return () => callRoute('updateResponse', { params: { id }, body: { answers: fullAnswers, demographics: { age: 40 } } })
  },
  'a claim': async (admin) => {
    const [{ id }, member] = [await respond(admin), await buildMember()]
    return () => callRoute('claimResponse', { as: member, body: { response_id: id } })
  },
  'a survey': async (admin) => {
    const body = sampleSurvey()
    return () => callRoute('createSurvey', { as: admin, body })
  },
  'the next version of a survey': async (admin) => {
    const { id, slug } = await createSurvey(admin)
    return () => callRoute('updateSurvey', { as: admin, params: { id }, body: sampleSurvey({ slug, title: 'Another title' }) })
  },
  'the end of a survey': async (admin) => {
    const { id } = await createSurvey(admin)
    return () => callRoute('deleteSurvey', { as: admin, params: { id } })
  },
  'an inquiry': async () => {
    const headers = keyed()
    return () => callRoute('sendInquiry', { body: inquiry, headers, sourceIp: '10.9.0.2' })
  },
  'an inquiry that is read': async (admin) => {
    const { id } = await write()
    return () => callRoute('readInquiry', { as: admin, params: { id } })
  },
  'the end of an inquiry': async (admin) => {
    const { id } = await write()
    return () => callRoute('deleteInquiry', { as: admin, params: { id } })
  },
  'an account': async () => {
    const body = { email: `${randomUUID()}@example.com`, password, first_name: 'Mina', last_name: 'Seo' }
    return () => callRoute('signUp', { body })
  },
  'another password': async () => {
    const member = await buildMember()
    return () => callRoute('changePassword', { as: member, body: { old_password: password, new_password: 'another lake of ink' } })
  },
  'an admin': async (admin) => {
    const { id } = await buildMember()
    return () => callRoute('setUserRoles', { as: admin, params: { id }, body: { roles: ['admin'] } })
  },
  'a profile': async () => {
    const member = await buildMember()
    return () => callRoute('updateProfile', { as: member, body: { company: 'The Busan Herald' } })
  },
  'the end of an account': async (admin) => {
    const member = await buildMember()
    const survey = await createSurvey(admin)
    await callRoute('submitResponse', { as: member, body: answered(survey) })
    return () => callRoute('deleteProfile', { as: member, body: { password } })
  },
  'the home page': async (admin) => () => callRoute('updateHomepage', { as: admin, body: { hero_title_en: '<p>Trust</p>' } }),
  'a report': async (admin) => {
    const { id } = await createSurvey(admin)
    return () => callRoute('saveReport', { as: admin, params: { id }, body: { pins: [] } })
  },
  'the settings': async (admin) => () => callRoute('saveSettings', { as: admin, body: { company_name_en: 'PRISM' } }),
}
