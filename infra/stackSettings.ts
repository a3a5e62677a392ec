export const stages = ['dev', 'prod'] as const

export type Settings = {
  /** `dev` is destroyed with its data, `prod` keeps its data whatever happens to the stack. */
  stage: (typeof stages)[number]
  /** Who gets alarms and budget notices. */
  adminEmails: string[]
  /**
   * The site's domain, with its certificate (ACM, us-east-1) or with its hosted zone of Route 53, in which the deployment validates a certificate and
   * creates the records.
   */
  domain: { name: string; certificateArn: string } | { name: string; hostedZone: string } | null
  /** The address that the site sends mail from, verified in SES; '' if it sends none. */
  mailFrom: string
  /** A table restored from a backup, for the functions to use instead of the stack's own; '' otherwise. */
  table: string
  /** The label of that table's stream, needed to count its responses; '' otherwise. */
  tableStream: string
  /** Whether the site takes calls that write; paused while another table takes over. */
  writes: 'on' | 'paused'
  /** Generation of the token key; raised by one to rotate it. */
  tokenKey: number
  /** Generation of CloudFront's secret; raised by one to rotate it. The previous one is accepted until the next rotation. */
  originSecret: number
  /** Whether the site is behind AWS WAF. */
  waf: boolean
  backupAccount: string
  /** US dollars a month for the budget of the account; 0 for no budget. */
  budget: number
  /** Concurrent Lambda instances kept for each of the functions that a survey needs (`reserved` in grants.ts); 0 for none. */
  reserve: number
}

export const settingNames = [
  'stage',
  'adminEmails',
  'domain',
  'certificateArn',
  'hostedZone',
  'mailFrom',
  'table',
  'tableStream',
  'writes',
  'tokenKey',
  'originSecret',
  'waf',
  'budget',
  'reserve',
  'backupAccount',
] as const

export type SettingName = (typeof settingNames)[number]

/** The value that resets a setting to its default. */
export const none = 'none'

const defaults = { dev: { waf: 'off', budget: '0' }, prod: { waf: 'on', budget: '100' } }

/** Reads the settings; `context` returns the value of a name, undefined for a missing one. Throws on invalid ones. */
export function readSettings(context: (name: SettingName) => unknown): Settings {
  const word = (name: SettingName, usually = '') => {
    const given = context(name)
    const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
    return text === '' || text === none ? usually : text
  }
  const number = (name: SettingName, least = 1) => {
    const value = Number(word(name, String(least)))
    if (!Number.isInteger(value) || value < least) throw new Error(`${name} is a whole number from ${least}.`)
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
  const waf = word('waf', defaults[stage].waf)
  if (waf !== 'on' && waf !== 'off') throw new Error('waf is on or off.')
  const writes = word('writes', 'on')
  if (writes !== 'on' && writes !== 'paused') throw new Error('writes is on or paused.')
  // `none` means no budget here, not the default one
  const budget = Number(context('budget') === none ? 0 : word('budget', defaults[stage].budget))
  if (!(budget >= 0 && Number.isFinite(budget))) throw new Error('budget is an amount of US dollars a month, or none.')
  const backupAccount = word('backupAccount')
  if (!/^(?:\d{12})?$/.test(backupAccount)) throw new Error('backupAccount is the id of an AWS account, 12 digits.')
  return {
    stage,
    adminEmails,
    domain: readDomain(word('domain'), word('certificateArn'), word('hostedZone')),
    mailFrom,
    table: word('table'),
    tableStream: word('tableStream'),
    writes,
    tokenKey: number('tokenKey'),
    originSecret: number('originSecret'),
    waf: waf === 'on',
    budget,
    reserve: number('reserve', 0),
    backupAccount,
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

/** The inverse of `readSettings`, without the stage: values by name, as a deployed stack stores them in its output `Settings`. */
export function settingWords({ adminEmails, domain, waf, budget, reserve, ...settings }: Settings): Partial<Record<SettingName, string>> {
  const values = {
    adminEmails: adminEmails.join(','),
    domain: domain?.name ?? '',
    certificateArn: domain && 'certificateArn' in domain ? domain.certificateArn : '',
    hostedZone: domain && 'hostedZone' in domain ? domain.hostedZone : '',
    mailFrom: settings.mailFrom,
    table: settings.table,
    tableStream: settings.tableStream,
    writes: settings.writes === 'on' ? '' : settings.writes,
    tokenKey: String(settings.tokenKey),
    originSecret: String(settings.originSecret),
    waf: waf ? 'on' : 'off',
    budget: budget ? String(budget) : none,
    reserve: reserve ? String(reserve) : '',
    backupAccount: settings.backupAccount,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
