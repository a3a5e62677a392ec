import { randomUUID } from 'node:crypto'
import type { Answer } from '#shared/responses/response.ts'
import { seededRandom } from '../../scripts/demo/responses/seededRandom.ts'
import { benchAnswers, benchSurvey } from '../../scripts/lab/bench/benchSurvey.ts'
import { type People, people, type Reply } from './people.ts'

type Sent = { key: string; answers: Answer[]; id?: string; owner?: string }
type Member = { email: string; token?: string }

const password = 'a soaked lake of ink'
const survey = benchSurvey()
const questionIds = (answers: { question_id: string }[] = []) =>
  answers
    .map(({ question_id }) => question_id)
    .toSorted()
    .join()

/**
 * People who answer, read, sign up, sign in and claim, all at once, and keep a record of what was acknowledged to them. `refused`: the
 * unexpected statuses, each with its call; a call that gets no reply is not among them.
 */
export function writers(surveyId: string, slug: string, seed: number) {
  const random = seededRandom(seed)
  const all: People = people(200)
  const responses: Sent[] = []
  const members: Member[] = []
  const refused: string[] = []
  let calls = 0
  let turn = 0
  const server = { isReplying: true }

  /** Calls as the next person. Null if no reply came. */
  const call = async (what: string, url: string, send: Parameters<People['call']>[2], accepted: number[]): Promise<Reply | null> => {
    const reply = await all.call(turn++, url, send).catch(() => null)
    server.isReplying = reply !== null
    if (!reply) return null
    calls += 1
    if (!accepted.includes(reply.status)) refused.push(`${what}: ${reply.status}`)
    return reply
  }

  /** Sends a response, or repeats one without an acknowledgement. */
  const submit = async (url: string, sent: Sent) => {
    const json = { survey_id: surveyId, answers: sent.answers, demographics: {} }
    const reply = await call(
      'submit',
      `${url}/api/responses`,
      { method: 'POST', json, headers: { 'idempotency-key': sent.key } },
      [200, 201],
    )
    if (reply && reply.status < 300) sent.id = reply.body!.id!
  }

  const signUp = async (url: string) => {
    const member: Member = { email: `${randomUUID()}@example.com` }
    members.push(member)
    const json = { email: member.email, password, first_name: 'Mina', last_name: 'Seo' }
    const reply = await call('sign up', `${url}/api/auth/signup`, { method: 'POST', json }, [201])
    if (reply?.status === 201) member.token = reply.body!.access_token!
  }

  const signIn = async (url: string, { email }: Member) => {
    await call('sign in', `${url}/api/auth/token`, { method: 'POST', form: { username: email, password } }, [200])
  }

  /** A new person claims a response; both sides of it must be there afterwards. */
  const claim = async (url: string, sent: Sent, { email, token = '' }: Member) => {
    const reply = await call('claim', `${url}/api/responses/claim`, { method: 'POST', token, json: { response_id: sent.id } }, [200])
    if (reply?.status === 200) sent.owner = email
  }

  const claimed = new Set<Sent>()
  const owners = new Set<Member>()
  const act = async (url: string) => {
    const dice = random.below(100)
    if (dice < 50) {
      const sent: Sent = { key: randomUUID(), answers: benchAnswers(survey, random) }
      responses.push(sent)
      return submit(url, sent)
    }
    if (dice < 85) return void (await call('read', `${url}/api/surveys/slug/${slug}`, {}, [200]))
    if (dice < 90) return signUp(url)
    const free = members.find((member) => member.token && !owners.has(member))
    if (dice < 95 || !free) {
      const known = members.find(({ token }) => token)
      return known ? signIn(url, known) : signUp(url)
    }
    const sent = responses.find((response) => response.id && !claimed.has(response))
    if (!sent) return
    claimed.add(sent)
    owners.add(free)
    return claim(url, sent, free)
  }

  return {
    responses,
    refused,
    callCount: () => calls,
    acknowledged: () => responses.filter(({ id }) => id).length,
    close: all.close,
    /** Works at `url` with so many hands until `ms` are over, or no reply comes any more. */
    work: async (url: string, hands: number, ms: number) => {
      const end = performance.now() + ms
      server.isReplying = true
      const hand = async () => {
        while (server.isReplying && performance.now() < end) await act(url)
      }
      await Promise.all(Array.from({ length: hands }, hand))
    },
    /** Repeats responses without an acknowledgement. */
    again: async (url: string) => {
      for (const sent of responses) if (!sent.id) await submit(url, sent)
    },
    /** The acknowledged responses that `token`, an admin's, does not find as they were sent. */
    lost: async (url: string, token: string) => {
      const gone: string[] = []
      for (const { id, answers } of responses.filter(({ id }) => id)) {
        const reply = await all.call(0, `${url}/api/responses/id/${id!}`, { token })
        if (reply.status !== 200 || questionIds(reply.body?.answers) !== questionIds(answers)) gone.push(id!)
      }
      return gone
    },
  }
}
