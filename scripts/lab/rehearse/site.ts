import { paths, type RouteName } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'

const callers = ['guest', 'member', 'admin'] as const
export type CallerName = (typeof callers)[number]

type Given = {
  params?: Record<string, string>
  query?: Record<string, string>
  /** Sent as JSON; URLSearchParams and FormData as a form. */
  body?: unknown
  headers?: Record<string, string>
}

// oxlint-disable-next-line typescript/no-explicit-any -- a pass expects bodies of many shapes
type Reply = { status: number; headers: Headers; body: any; bytes: Buffer }

export type Site = {
  url: string
  tokens: Record<CallerName, string | null>
  failures: string[]
  call: (name: RouteName, as: CallerName, given?: Given) => Promise<Reply>
  /** Makes a call and adds a failure where the reply has another status. The first call of a route is tried as all who may not make it, too. */
  expect: (status: number, name: RouteName, as: CallerName, given?: Given) => Promise<Reply>
  /** `expect` as each caller who may, guests last. */
  each: (status: number, name: RouteName, given?: Given) => Promise<void>
  check: (holds: boolean, words: string) => void
  /** The routes that were not called as every caller who may. */
  uncalled: () => string[]
}

const mayCall: Record<(typeof routes)[RouteName]['access'], readonly CallerName[]> = {
  public: callers,
  optional: callers,
  user: ['member', 'admin'],
  admin: ['admin'],
}

const allowed = (name: RouteName): readonly CallerName[] => mayCall[routes[name].access]

export function openSite(url: string): Site {
  const called = new Set<string>()
  const failures: string[] = []
  const tokens: Site['tokens'] = { guest: null, member: null, admin: null }
  const call: Site['call'] = async (name, as, { params = {}, query, body, headers = {} } = {}) => {
    called.add(`${name} as ${as}`)
    const [method, path] = paths[name].split(' ') as [string, string]
    const target = new URL(`/api${path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? 'missing'))}`, url)
    target.search = new URLSearchParams(query).toString()
    const isForm = body instanceof FormData || body instanceof URLSearchParams
    const token = tokens[as]
    const answer = await fetch(target, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: isForm ? body : body && JSON.stringify(body),
    } as RequestInit)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isJson = bytes.length > 0 && (answer.headers.get('content-type') ?? '').startsWith('application/json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(bytes.toString()) : undefined, bytes }
  }
  const refused = new Set<RouteName>()
  const expect: Site['expect'] = async (status, name, as, given) => {
    if (!refused.has(name)) {
      refused.add(name)
      for (const other of callers.filter((one) => !allowed(name).includes(one))) await expect(other === 'guest' ? 401 : 403, name, other)
    }
    const reply = await call(name, as, given)
    if (reply.status !== status)
      failures.push(`${name} as ${as} answered ${reply.status} instead of ${status}: ${reply.bytes.toString('utf8', 0, 300)}`)
    return reply
  }
  return {
    url,
    tokens,
    failures,
    call,
    expect,
    each: async (status, name, given) => {
      for (const as of allowed(name).toReversed()) await expect(status, name, as, given)
    },
    check: (holds, words) => void (holds || failures.push(words)),
    uncalled: () =>
      (Object.keys(paths) as RouteName[])
        .flatMap((name) => allowed(name).map((as) => `${name} as ${as}`))
        .filter((one) => !called.has(one))
        .map((one) => `Nobody called ${one}.`),
  }
}
