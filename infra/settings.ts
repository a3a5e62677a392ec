export const stages = ['dev', 'prod'] as const

/** What a deployment is told by `-c name=value`. */
export type Settings = {
  /** `dev` may be destroyed with all it holds, `prod` keeps its data whatever happens to the stack. */
  stage: (typeof stages)[number]
  /** Who gets the alarms. */
  adminEmails: string[]
  /**
   * The site's own name, with its certificate (ACM, us-east-1), or with the hosted zone of Route 53 in which the deployment proves the name, makes
   * the certificate and points the name at the site.
   */
  domain: { name: string; certificateArn: string } | { name: string; hostedZone: string } | null
  /** The address that the site sends mail from, verified in SES; '' where it sends none. */
  mailFrom: string
  /** The table that the functions use where it is not the stack's own: one that was restored from a backup; '' otherwise. */
  table: string
  /** The label of that table's stream, by which its responses are counted; '' otherwise. */
  tableStream: string
  /** Grows by one to put the next key in charge of signing tokens. */
  tokenKey: number
  /** Grows by one to give CloudFront another secret; the one before is taken until the next. */
  originSecret: number
  /** Whether AWS WAF stands before the site. */
  waf: boolean
  /** US dollars a month from which on `adminEmails` hear of the account's bill; 0 for no budget. */
  budget: number
}

/** The names that a deployment may be told by. */
export const settingNames = [
  'stage',
  'adminEmails',
  'domain',
  'certificateArn',
  'hostedZone',
  'mailFrom',
  'table',
  'tableStream',
  'tokenKey',
  'originSecret',
  'waf',
  'budget',
] as const

export type SettingName = (typeof settingNames)[number]

/** What takes a setting back to its default. */
export const none = 'none'

const usual = { dev: { waf: 'off', budget: '0' }, prod: { waf: 'on', budget: '50' } }

/** The settings that `context` (a name's value, undefined where not given) stands for. Throws on what makes none. */
export function readSettings(context: (name: SettingName) => unknown): Settings {
  const word = (name: SettingName, usually = '') => {
    const given = context(name)
    const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
    return text === '' || text === none ? usually : text
  }
  const number = (name: SettingName) => {
    const value = Number(word(name, '1'))
    if (!Number.isInteger(value) || value < 1) throw new Error(`${name} is a whole number from 1.`)
    return value
  }
  const stage = stages.find((known) => known === word('stage', 'dev'))
  if (!stage) throw new Error(`stage must be one of ${stages.join(', ')}, not ${word('stage')}.`)
  const adminEmails = word('adminEmails')
    .split(/[,\s]+/)
    .filter(Boolean)
  const mailFrom = word('mailFrom')
  const wrong = [...adminEmails, ...(mailFrom ? [mailFrom] : [])].find((address) => !/^[^@]+@[^@]+$/.test(address))
  if (wrong) throw new Error(`${wrong} is no e-mail address.`)
  const waf = word('waf', usual[stage].waf)
  if (waf !== 'on' && waf !== 'off') throw new Error('waf is on or off.')
  // `none` is a budget too: no budget
  const budget = Number(context('budget') === none ? 0 : word('budget', usual[stage].budget))
  if (!(budget >= 0 && Number.isFinite(budget))) throw new Error('budget is an amount of US dollars a month, or none.')
  return {
    stage,
    adminEmails,
    domain: readDomain(word('domain'), word('certificateArn'), word('hostedZone')),
    mailFrom,
    table: word('table'),
    tableStream: word('tableStream'),
    tokenKey: number('tokenKey'),
    originSecret: number('originSecret'),
    waf: waf === 'on',
    budget,
  }
}

function readDomain(name: string, certificateArn: string, hostedZone: string): Settings['domain'] {
  if (!name && !certificateArn && !hostedZone) return null
  if (!name || Boolean(certificateArn) === Boolean(hostedZone)) throw new Error('domain and one of certificateArn, hostedZone go together.')
  if (hostedZone) {
    if (!/^Z[A-Z0-9]+$/.test(hostedZone)) throw new Error('hostedZone is the id of a zone in Route 53, such as Z0123456789ABC.')
    return { name, hostedZone }
  }
  if (!certificateArn.startsWith('arn:aws:acm:us-east-1:')) throw new Error('CloudFront takes a certificate of us-east-1 only.')
  return { name, certificateArn }
}

/** The words that `readSettings` makes these settings of, the stage aside: what a deployed stack says of itself. */
export function settingWords({ adminEmails, domain, waf, budget, ...settings }: Settings): Partial<Record<SettingName, string>> {
  const words = {
    adminEmails: adminEmails.join(','),
    domain: domain?.name ?? '',
    certificateArn: domain && 'certificateArn' in domain ? domain.certificateArn : '',
    hostedZone: domain && 'hostedZone' in domain ? domain.hostedZone : '',
    mailFrom: settings.mailFrom,
    table: settings.table,
    tableStream: settings.tableStream,
    tokenKey: String(settings.tokenKey),
    originSecret: String(settings.originSecret),
    waf: waf ? 'on' : 'off',
    budget: budget ? String(budget) : none,
  }
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ''))
}
