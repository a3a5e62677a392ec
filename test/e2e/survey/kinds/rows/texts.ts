import { ask } from '../../../support/journey.ts'
import { required, text, written, type KindRow } from '../kindRow.ts'

export const textRows: KindRow[] = [
  {
    question: ask('mail', { required, format: 'email' }),
    heard: {
      en: ['textbox Question mail Required (Write an answer.), required, invalid'],
      ko: ['textbox 문항 mail 필수 (답변을 입력해 주세요.), required, invalid'],
    },
    refused: [[text('minji@example'), (say) => say('response.ask_email', 'Enter an e-mail address, such as name@example.com.')]],
    answer: { enter: text(' minji@example.org '), ...written('minji@example.org') },
    change: { enter: text('mina@example.org'), ...written('mina@example.org') },
  },
  {
    question: ask('site', { required, format: 'url' }),
    heard: {
      en: ['textbox Question site Required (Write an answer.), required, invalid'],
      ko: ['textbox 문항 site 필수 (답변을 입력해 주세요.), required, invalid'],
    },
    refused: [[text('example'), (say) => say('response.ask_url', 'Enter a web address, such as example.com.')]],
    answer: { enter: text('example.org/a'), ...written('https://example.org/a') },
    change: { enter: text('http://example.org'), ...written('http://example.org') },
  },
  {
    question: ask('call', { required, format: 'phone' }),
    heard: {
      en: ['textbox Question call Required (Write an answer.), required, invalid'],
      ko: ['textbox 문항 call 필수 (답변을 입력해 주세요.), required, invalid'],
    },
    refused: [[text('123'), (say) => say('response.ask_phone', 'Enter a phone number of 4 to 20 digits.')]],
    answer: { enter: text('010-1234-5678'), ...written('010-1234-5678') },
    change: { enter: text('+82 2 123 4567'), ...written('+82 2 123 4567') },
  },
  {
    question: ask('words', { required, min_length: 5, max_length: 12 }),
    heard: {
      en: ['textbox Question words Required (Write an answer.), required, invalid'],
      ko: ['textbox 문항 words 필수 (답변을 입력해 주세요.), required, invalid'],
    },
    refused: [
      [text('Bird'), (say) => say('response.ask_longer_other', 'Write at least 5 characters.', { count: 5 })],
      [text('A bird and a cat'), (say) => say('response.ask_within_other', 'Write at most 12 characters.', { count: 12 })],
    ],
    answer: { enter: text('A parrot'), ...written('A parrot') },
    change: { enter: text('A crow'), ...written('A crow') },
  },
]
