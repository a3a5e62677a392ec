import { fine, know, type Look } from './finding.ts'

/** Whether somebody is named who hears of alarms and of the budget. */
export const alarmed: Look = async ({ asked: { adminEmails, stage } }) =>
  adminEmails.length || stage !== 'prod'
    ? [fine(adminEmails.length ? `Alarms and the budget go to ${adminEmails.join(', ')}.` : 'Nobody hears of alarms in dev.')]
    : [
        know(
          'Nobody hears of alarms, nor of the budget.',
          'Deploy with -c adminEmails=…, or subscribe to the stack’s output AlarmTopic: aws sns subscribe --topic-arn TOPIC --protocol email --notification-endpoint you@example.com',
        ),
      ]
