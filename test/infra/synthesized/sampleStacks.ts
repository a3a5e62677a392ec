import type { StackInput } from './synthesize.ts'

const mailFrom = 'surveys@surveys.example'
const domain = { domain: 'surveys.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one' }

/** Stacks that several files read: production with every setting, development, a zone in another region without a budget, no WAF, a restored table. */
export const sampleStacks: [StackInput, ...StackInput[]] = [
  { context: { stage: 'prod', adminEmails: 'one@example.com,two@example.com', mailFrom, ...domain }, nag: true },
  { context: { stage: 'dev', table: 'restored', writes: 'paused', backupAccount: '210987654321' }, nag: true },
  {
    context: { stage: 'prod', domain: 'example.com', hostedZone: 'Z0123456789ABC', budget: 'none' },
    place: { region: 'ap-northeast-2' },
    nag: true,
  },
  { context: { stage: 'prod', waf: 'off' }, nag: true },
  { context: { stage: 'dev', table: 'restored', tableStream: '2026-11-22T10:00:00.000' } },
]
