import { ok, warning, orNull, blocker, type Check } from './finding.ts'

/** Whether SES may send from the site's address, and whether it is out of its sandbox. */
export const mail: Check = async ({ aws, settings: { mailFrom } }) => {
  if (!mailFrom) return [ok('The site sends no mail.')]
  const names = [mailFrom, mailFrom.split('@')[1]!]
  const found = await Promise.all(names.map((name) => orNull(() => aws.read('email', `/v2/email/identities/${encodeURIComponent(name)}`))))
  const verified = names.filter((_, at) => {
    const identity = found[at]
    return identity && (JSON.parse(identity) as { VerifiedForSendingStatus?: boolean }).VerifiedForSendingStatus
  })
  const sender = verified.length
    ? ok(`SES sends as ${verified[0]}.`)
    : blocker(
        `SES knows neither ${names.join(' nor ')} as verified in ${aws.region}.`,
        `aws sesv2 create-email-identity --email-identity ${names[1]}`,
      )
  const { ProductionAccessEnabled } = JSON.parse(await aws.read('email', '/v2/email/account')) as { ProductionAccessEnabled: boolean }
  const reach = ProductionAccessEnabled
    ? ok('SES sends to everybody.')
    : warning(
        'SES is in its sandbox: it sends to verified addresses alone, 200 mails a day.',
        'Ask to leave it: Account dashboard of the SES console.',
      )
  return [sender, reach]
}
