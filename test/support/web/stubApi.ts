export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'offline' | 'pending'
export type Asked = { call: string; body: string; headers: Record<string, string>; authorization: string | undefined }
/** One reply for ever, a list of replies in turn with the last one for ever, or a function of the call. */
type Answers = Answer | Answer[] | ((asked: Asked) => Answer)

/** Stubs the page's calls in jsdom, by 'METHOD /path'. Other calls get no reply. Returns the calls made, in order. */
export function stubApi(answers: Record<string, Answers>): Asked[] {
  const all: Asked[] = []
  globalThis.fetch = (input, { method = 'GET', body = '', headers } = {}) => {
    const sent = { ...(headers as Record<string, string> | undefined) }
    const asked: Asked = {
      call: `${method} ${(input as string).replace(/^\/api/, '')}`,
      body: body as string,
      headers: sent,
      authorization: sent['authorization'],
    }
    const turn = all.filter(({ call }) => call === asked.call).length
    all.push(asked)
    const named = answers[asked.call] ?? 'offline'
    const answer = typeof named === 'function' ? named(asked) : Array.isArray(named) ? named[Math.min(turn, named.length - 1)]! : named
    if (answer === 'pending') return new Promise(() => {})
    return answer === 'offline' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(reply(answer))
  }
  return all
}

/** As much of a Response as the page reads; jsdom has none. */
function reply({ status = 200, body, headers = {} }: Exclude<Answer, 'offline' | 'pending'>): Response {
  const json = JSON.stringify(body)
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    json: async () => JSON.parse(json) as unknown,
  } as unknown as Response
}
