import type { StackInput } from './synthesize.ts'

const mailFrom = 'surveys@surveys.example'
const domain = { domain: 'surveys.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one' }

/** The two stacks that several files look at: one for production with all that can be said, one for development. */
export const sampleStacks = [
  { context: { stage: 'prod', adminEmails: 'one@example.com,two@example.com', mailFrom, ...domain }, nag: true },
  { context: { stage: 'dev', table: 'restored', writes: 'paused', backupAccount: '210987654321' }, nag: true },
] satisfies [StackInput, StackInput]
