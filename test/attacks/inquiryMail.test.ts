import { randomUUID } from 'node:crypto'
import { handler } from '#functions/mail/sendDigest.ts'
import { limits } from '#shared/limits.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { frozenAt } from '../support/api/frozenTime.ts'
import { withFunction } from '../support/api/iam.ts'
import { soundTable } from '../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../support/api/people.ts'
import { sentMails } from '../support/api/sentMails.ts'

soundTable()

const mails = sentMails()
const hour = 60 * 60 * 1000
/** The start of an hour in the future, so that no other inquiry is counted in it. */
const start = (Math.floor(Date.now() / hour) + 24) * hour
const admin = ownAdmin()

let network = 0
/** Sends inquiries from as many networks. Resolves to the mails that the admin got meanwhile, by subject. */
async function flood(count: number, time: number): Promise<string[]> {
  const before = new Set(mails())
  await frozenAt(time, async () => {
    for (let n = 0; n < count; n++) {
      const body = { name: 'Jian Seo', email: 'jian@example.com', note: randomUUID() }
      expect((await callRoute('sendInquiry', { body, sourceIp: `10.8.0.${(network++ % 250) + 1}` })).status).toBe(201)
    }
  })
  return mails()
    .filter((mail) => !before.has(mail) && mail.includes(`To: ${admin.email}`))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)![1]!)
    .toSorted()
}

const digestAt = (time: number) => frozenAt(time, () => withFunction('sendDigest', handler))
const notice = 'New inquiry / 새 문의: Jian Seo'

describe('a flood of inquiries', () => {
  it('is announced by ten mails in an hour, and by one digest with the first of a later hour', async () => {
    expect(await flood(limits.noticesPerHour + 3, start + 1)).toEqual(Array<string>(limits.noticesPerHour).fill(notice))
    expect(await flood(2, start + hour / 2)).toEqual([])
    expect(await flood(1, start + hour)).toEqual(['More inquiries / 다른 문의: 5', notice])
    expect(await flood(1, start + 2 * hour)).toEqual([notice])
  })

  it('is followed by its digest also where no other inquiry comes, and by no second one', async () => {
    await flood(limits.noticesPerHour + 4, start + 5 * hour)
    const before = mails().length
    await digestAt(start + 5 * hour + 1)
    expect(mails()).toHaveLength(before)
    await digestAt(start + 6 * hour)
    await digestAt(start + 7 * hour)
    expect(mails().filter((mail) => mail.includes('Subject: More inquiries / 다른 문의: 4'))).toHaveLength(1)
    expect(await flood(1, start + 8 * hour)).toEqual([notice])
  })

  it('does not use up the mails of reset links', async () => {
    await flood(limits.noticesPerHour + 1, start + 3 * hour)
    const { email } = await buildMember()
    await callRoute('forgotPassword', { body: { email } })
    expect(mails().filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(1)
  })
})
