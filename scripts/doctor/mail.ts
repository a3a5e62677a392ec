import { fine, know, orNothing, stops, type Look } from './finding.ts'

/** Whether SES sends as the site's address, and to whom. */
export const mail: Look = async ({ aws, asked: { mailFrom } }) => {
  if (!mailFrom) return [fine('The site sends no mail.')]
  const names = [mailFrom, mailFrom.split('@')[1]!]
  const found = await Promise.all(
    names.map((name) => orNothing(() => aws.read('email', `/v2/email/identities/${encodeURIComponent(name)}`))),
  )
  const verified = names.filter((_, at) => {
    const identity = found[at]
    return identity && (JSON.parse(identity) as { VerifiedForSendingStatus?: boolean }).VerifiedForSendingStatus
  })
  const sender = verified.length
    ? fine(`SES sends as ${verified[0]}.`)
    : stops(
        `SES knows neither ${names.join(' nor ')} as verified in ${aws.region}.`,
        `aws sesv2 create-email-identity --email-identity ${names[1]}`,
      )
  const { ProductionAccessEnabled } = JSON.parse(await aws.read('email', '/v2/email/account')) as { ProductionAccessEnabled: boolean }
  const reach = ProductionAccessEnabled
    ? fine('SES sends to everybody.')
    : know(
        'SES is in its sandbox: it sends to verified addresses alone, 200 mails a day.',
        'Ask to leave it: Account dashboard of the SES console.',
      )
  return [sender, reach]
}
