export const stages = ['dev', 'prod'] as const

/** What a deployment is told by `-c name=value`. */
export type Settings = {
  /** `dev` may be destroyed with all it holds, `prod` keeps its data whatever happens to the stack. */
  stage: (typeof stages)[number]
  /** Who gets the alarms. */
  adminEmails: string[]
  /** The site's own name, with its certificate (ACM, us-east-1). Both or neither. */
  domain: { name: string; certificateArn: string } | null
  /** The address that the site sends mail from, verified in SES; '' where it sends none. */
  mailFrom: string
  /** The table that the functions use where it is not the stack's own: one that was restored from a backup; '' otherwise. */
  table: string
  /** Grows by one to put the next key in charge of signing tokens. */
  tokenKey: number
}

/** The names that a deployment may be told by. */
export const settingNames = ['stage', 'adminEmails', 'domain', 'certificateArn', 'mailFrom', 'table', 'tokenKey'] as const

/** The settings that `context` (a name's value, undefined where not given) stands for. Throws on what makes none. */
export function readSettings(context: (name: (typeof settingNames)[number]) => unknown): Settings {
  const word = (name: (typeof settingNames)[number]) => (context(name) === undefined ? '' : String(context(name)).trim())
  const stage = stages.find((known) => known === (word('stage') || 'dev'))
  if (!stage) throw new Error(`stage must be one of ${stages.join(', ')}, not ${word('stage')}.`)
  const [name, certificateArn] = [word('domain'), word('certificateArn')]
  if (Boolean(name) !== Boolean(certificateArn)) throw new Error('domain and certificateArn go together.')
  if (certificateArn && !certificateArn.startsWith('arn:aws:acm:us-east-1:'))
    throw new Error('CloudFront takes a certificate of us-east-1 only.')
  const tokenKey = Number(word('tokenKey') || 1)
  if (!Number.isInteger(tokenKey) || tokenKey < 1) throw new Error('tokenKey is a whole number from 1.')
  const adminEmails = word('adminEmails')
    .split(/[,\s]+/)
    .filter(Boolean)
  const mailFrom = word('mailFrom')
  const wrong = [...adminEmails, ...(mailFrom ? [mailFrom] : [])].find((address) => !/^[^@]+@[^@]+$/.test(address))
  if (wrong) throw new Error(`${wrong} is no e-mail address.`)
  return { stage, adminEmails, domain: name ? { name, certificateArn } : null, tokenKey, mailFrom, table: word('table') }
}
