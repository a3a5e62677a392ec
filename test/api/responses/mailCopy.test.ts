import { limits } from '#shared/limits.ts'
import { receiptNumber } from '#shared/responses/receiptNumber.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { createSurvey, ownSurvey } from '../../support/api/createSurvey.ts'
import { frozenAt } from '../../support/api/frozenTime.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin, proveAddress, signIn, type Person } from '../../support/api/people.ts'
import { sentMails } from '../../support/api/sentMails.ts'
import { choice, question, section } from '../../support/fixtures/buildSurvey.ts'

ownTable()

const admin = ownAdmin()
const survey = ownSurvey(admin, {
  title: 'What is real?',
  title_ko: '무엇이 진짜입니까?',
  show_numbers: true,
  sections: [
    section('one', [
      question('role', {
        title: 'What do you do?',
        title_ko: '무슨 일을 하십니까?',
        type: 'multi_select',
        choices: [choice('a', { label: 'I read', label_ko: '읽습니다' }), choice('b', { label: 'I make' })],
      }),
      question('why', { title: 'Why do you {{role|do it}}?' }),
      question('empty', { title: 'Anything else?' }),
    ]),
  ],
})

const answers = [
  { question_id: 'role', value: ['a'] },
  { question_id: 'why', value: 'For\nfun' },
]
const submit = async (as: Caller, language = 'en') =>
  (await callRoute('submitResponse', { as, body: { survey_id: survey.id, answers, language } })).body.id as string
const copy = (as: Caller, id: string, body: object = {}) => callRoute('mailCopy', { as, params: { id }, body })

async function provenMember(): Promise<Person> {
  const member = await buildMember()
  await proveAddress(member)
  return member
}

describe('mailCopy on a site that can send mail', () => {
  const mails = sentMails()
  const mailsTo = ({ email }: Person) => mails().filter((mail) => mail.includes(`To: ${email}\n`))

  it('mails each answer under its question, only to the owner', async () => {
    const member = await provenMember()
    const id = await submit(member)
    expect(await copy(member, id)).toMatchObject({ status: 200, body: { left: limits.copiesPerDay - 1 } })
    const [mail] = mailsTo(member)
    expect(mail).toContain('Subject: A copy of your answers / 답변 사본: What is real?')
    expect(mail).toContain('1.1 What do you do?\n- I read\n')
    expect(mail).toContain('1.2 Why do you I read?\n')
    expect(mail).not.toContain('Anything else?')
    expect(mail).toContain(`Receipt number / 접수 번호: ${receiptNumber(id)}\n`)
    expect(mail).toMatch(/\/survey\/sample-[\w-]+\?mine=1/)
  })

  it('is in the language of the response, with the words around it in both', async () => {
    const member = await provenMember()
    await copy(member, await submit(member, 'ko'))
    const [mail] = mailsTo(member)
    expect(mail).toContain('무슨 일을 하십니까?\n- 읽습니다\n')
    expect(mail).toContain('답변 사본입니다.')
    expect(mail).toContain('This is a copy of your answers')
  })

  it('is in the only language of a survey, regardless of the response’s language', async () => {
    const title = { title: 'One language', title_ko: '예전 제목' }
    const asked = question('q', { title: 'Is it so?', title_ko: '예전 문항' })
    const english = await createSurvey(admin, { ...title, languages: 'en', sections: [section('one', [asked])] })
    const member = await provenMember()
    const body = { survey_id: english.id, answers: [{ question_id: 'q', value: 'Yes' }], language: 'ko' }
    await copy(member, (await callRoute('submitResponse', { as: member, body })).body.id)
    const [mail] = mailsTo(member)
    expect(mail).toContain('답변 사본: One language\n')
    expect(mail).toContain('Is it so?\nYes\n')
    expect(mail).not.toContain('예전')
  })

  it('is sent three times a day', async () => {
    const member = await provenMember()
    const id = await submit(member)
    const left: unknown[] = []
    for (let n = 0; n < limits.copiesPerDay; n++) left.push((await copy(member, id)).body.left)
    expect(left).toEqual([2, 1, 0])
    expect(await copy(member, id, { only_ask: true })).toMatchObject({ body: { left: 0 } })
    expect(await copy(member, id)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(mailsTo(member)).toHaveLength(limits.copiesPerDay)
    await frozenAt(Date.now() + 24 * 3_600_000, async () =>
      expect((await copy({ token: await signIn(member.email) }, id, { only_ask: true })).body.left).toBe(limits.copiesPerDay),
    )
  })

  it('only returns how many are left on request', async () => {
    const member = await provenMember()
    expect(await copy(member, await submit(member), { only_ask: true })).toMatchObject({ status: 200, body: { left: limits.copiesPerDay } })
    expect(mailsTo(member)).toEqual([])
  })

  it('goes to no address that is not proven', async () => {
    const member = await buildMember()
    const id = await submit(member)
    expect(await copy(member, id, { only_ask: true })).toMatchObject({ status: 200, body: { left: 0 } })
    expect(await copy(member, id)).toMatchObject({ status: 409, body: { code: 'copy.no_address' } })
    expect(mailsTo(member)).toEqual([])
  })

  it('answers 404 for a response of another person, a guest’s and none, and 401 for a guest', async () => {
    const member = await provenMember()
    const [theirs, guests] = [await submit(await buildMember()), await submit(null)]
    for (const id of [theirs, guests, `${survey.id}-none`])
      expect(await copy(member, id)).toMatchObject({ status: 404, body: { code: 'response.not_found' } })
    expect((await copy(null, guests)).status).toBe(401)
  })
})

it('mailCopy offers none on a site that cannot send mail', async () => {
  const member = await provenMember()
  const id = await submit(member)
  expect(await copy(member, id, { only_ask: true })).toMatchObject({ status: 200, body: { left: 0 } })
  expect(await copy(member, id)).toMatchObject({ status: 409, body: { code: 'copy.no_address' } })
})
