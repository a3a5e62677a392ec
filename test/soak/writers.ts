import { randomUUID } from 'node:crypto'
import type { Answer } from '#shared/responses/response.ts'
import { seededRandom } from '../../scripts/fixtures/seededRandom.ts'
import { benchAnswers, benchSurvey } from '../../scripts/bench/benchSurvey.ts'
import { type People, people, type Told } from './people.ts'

type Sent = { key: string; answers: Answer[]; id?: string; owner?: string }
type Member = { email: string; token?: string }

const password = 'a soaked lake of ink'
const survey = benchSurvey()
const asked = (given: { question_id: string }[] = []) =>
  given
    .map(({ question_id }) => question_id)
    .toSorted()
    .join()

/**
 * People who answer, read, sign up, sign in and claim, all at once, and keep a ledger of what was acknowledged to them. `refused`: answers that
 * nobody should get, by what was asked; a call without an answer is none.
 */
export function writers(surveyId: string, slug: string, seed: number) {
  const random = seededRandom(seed)
  const all: People = people(200)
  const responses: Sent[] = []
  const members: Member[] = []
  const refused: string[] = []
  let calls = 0
  let turn = 0
  const answering = { is: true }

  /** Null where nobody answered. */
  const ask = async (what: string, url: string, send: Parameters<People['call']>[2], taken: number[]): Promise<Told | null> => {
    const told = await all.call(turn++, url, send).catch(() => null)
    answering.is = told !== null
    if (!told) return null
    calls += 1
    if (!taken.includes(told.status)) refused.push(`${what}: ${told.status}`)
    return told
  }

  /** Sends a response, or once more one that nobody has acknowledged. */
  const submit = async (url: string, sent: Sent) => {
    const json = { survey_id: surveyId, answers: sent.answers, demographics: {} }
    const told = await ask('submit', `${url}/api/responses`, { method: 'POST', json, headers: { 'idempotency-key': sent.key } }, [200, 201])
    if (told && told.status < 300) sent.id = told.body!.id!
  }

  const signUp = async (url: string) => {
    const member: Member = { email: `${randomUUID()}@example.com` }
    members.push(member)
    const json = { email: member.email, password, first_name: 'Mina', last_name: 'Seo' }
    const told = await ask('sign up', `${url}/api/auth/signup`, { method: 'POST', json }, [201])
    if (told?.status === 201) member.token = told.body!.access_token!
  }

  const signIn = async (url: string, { email }: Member) => {
    await ask('sign in', `${url}/api/auth/token`, { method: 'POST', form: { username: email, password } }, [200])
  }

  /** A new person claims a response; both sides of it must be there afterwards. */
  const claim = async (url: string, sent: Sent, { email, token = '' }: Member) => {
    const told = await ask('claim', `${url}/api/responses/claim`, { method: 'POST', token, json: { response_id: sent.id } }, [200])
    if (told?.status === 200) sent.owner = email
  }

  const claimed = new Set<Sent>()
  const taken = new Set<Member>()
  const one = async (url: string) => {
    const dice = random.below(100)
    if (dice < 50) {
      const sent: Sent = { key: randomUUID(), answers: benchAnswers(survey, random) }
      responses.push(sent)
      return submit(url, sent)
    }
    if (dice < 85) return void (await ask('read', `${url}/api/surveys/slug/${slug}`, {}, [200]))
    if (dice < 90) return signUp(url)
    const free = members.find((member) => member.token && !taken.has(member))
    if (dice < 95 || !free) {
      const known = members.find(({ token }) => token)
      return known ? signIn(url, known) : signUp(url)
    }
    const sent = responses.find((response) => response.id && !claimed.has(response))
    if (!sent) return
    claimed.add(sent)
    taken.add(free)
    return claim(url, sent, free)
  }

  return {
    responses,
    refused,
    counted: () => calls,
    acknowledged: () => responses.filter(({ id }) => id).length,
    close: all.close,
    /** Works at `url` with so many hands until `ms` are over, or nobody answers any more. */
    work: async (url: string, hands: number, ms: number) => {
      const end = performance.now() + ms
      answering.is = true
      const hand = async () => {
        while (answering.is && performance.now() < end) await one(url)
      }
      await Promise.all(Array.from({ length: hands }, hand))
    },
    /** Sends again what nobody has acknowledged. */
    again: async (url: string) => {
      for (const sent of responses) if (!sent.id) await submit(url, sent)
    },
    /** The acknowledged responses that `token`, an admin's, does not find as they were sent. */
    lost: async (url: string, token: string) => {
      const gone: string[] = []
      for (const { id, answers } of responses.filter(({ id }) => id)) {
        const told = await all.call(0, `${url}/api/responses/id/${id!}`, { token })
        if (told.status !== 200 || asked(told.body?.answers) !== asked(answers)) gone.push(id!)
      }
      return gone
    },
  }
}
