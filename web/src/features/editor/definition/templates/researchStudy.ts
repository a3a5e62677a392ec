import type { Section, SurveyBody } from '#shared/survey/survey.ts'
import { ask, isOneOf, options, paragraph, sectionOf, rowsOf, presetChoices, surveyOf, when } from './build.ts'

/** Consent, a screening, two of three blocks in random order, a limit and a number from the link: a study as an ethics board approves it. */
export const researchStudy = (): SurveyBody =>
  surveyOf(
    ['Research study', '연구 참여'],
    [
      sectionOf(
        'consent',
        ['Information and consent', '설명과 동의'],
        [
          ask('information', 'note', ['About this study', '연구 안내'], {
            ...paragraph('description', [
              'Who does the study, what it is for, how long the data is kept, and whom to ask. Replace this text with the one that was approved.',
              '누가 무엇을 위해 연구하는지, 자료를 언제까지 보관하는지, 누구에게 문의할지 적습니다. 승인받은 문구로 바꿔 주세요.',
            ]),
          }),
          ask('agree', 'single_choice', ['Do you agree to take part in this study?', '이 연구에 참여하는 데 동의하십니까?'], {
            required: true,
            choices: options(['Yes, I agree', '예, 동의합니다'], ['No, I do not agree', '아니요, 동의하지 않습니다']),
          }),
        ],
        {
          ends_if: when(isOneOf('agree', 'No, I do not agree')),
          ...paragraph('end_text', [
            'Thank you. Nothing further is asked without your consent.',
            '감사합니다. 동의하지 않으셨으므로 더 묻지 않습니다.',
          ]),
        },
      ),
      sectionOf(
        'screening',
        ['A few questions first', '먼저 묻겠습니다'],
        [
          ask('age_group', 'single_choice', ['How old are you?', '나이를 알려 주세요.'], {
            required: true,
            choices: presetChoices('age'),
            ordered: true,
          }),
          ask('reads', 'single_choice', ['How often do you read news online?', '온라인에서 뉴스를 얼마나 자주 읽으십니까?'], {
            required: true,
            choices: presetChoices('frequency'),
            ordered: true,
          }),
        ],
        {
          ends_if: { match: 'any', clauses: [isOneOf('age_group', 'Under 18'), isOneOf('reads', 'Never')] },
          ...paragraph('end_text', [
            'Thank you. This study is about adults who read news online.',
            '감사합니다. 이 연구는 온라인에서 뉴스를 읽는 성인을 대상으로 합니다.',
          ]),
        },
      ),
      block('politics', ['News about politics', '정치 뉴스']),
      block('health', ['News about health', '건강 뉴스']),
      block('science', ['News about science', '과학 뉴스']),
      sectionOf(
        'end',
        ['Closing', '마무리'],
        [
          ask(
            'attention',
            'single_choice',
            [
              'How often you read news: {{reads|sometimes}}. Does that include headlines alone?',
              '온라인에서 뉴스를 {{reads|가끔}} 읽는다고 답하셨습니다. 제목만 읽은 경우도 포함합니까?',
            ],
            { choices: presetChoices('yes_no_unsure') },
          ),
          ask('comment', 'long_text', ['Is there anything that you want to tell us?', '저희에게 하고 싶은 말씀이 있습니까?']),
        ],
      ),
    ],
    {
      paging: 'sections',
      response_limit: 300,
      pools: [{ id: 'topics', show: 2, shuffle: true }],
      link_fields: [{ name: 'pid' }],
      demographics: { job: 'off', age: 'off', gender: 'required', country: 'optional', place: 'last' },
      ...paragraph('closed_text', [
        'This study has all the participants that it needs, or is over. Thank you for your interest.',
        '필요한 인원이 모두 참여했거나 연구가 끝났습니다. 관심을 가져 주셔서 감사합니다.',
      ]),
    },
  )

/** The same questions about the news on one topic, of which each person gets two. */
const block = (id: string, title: readonly [string, string]): Section =>
  sectionOf(
    id,
    title,
    [
      ask(
        `${id}_trust`,
        'matrix',
        ['How far do you agree with what is said about these news?', '이 뉴스에 관한 다음 내용에 얼마나 동의하십니까?'],
        {
          required: true,
          rows: rowsOf(
            ['They are accurate.', '정확하다.'],
            ['They are fair.', '공정하다.'],
            ['They are easy to understand.', '이해하기 쉽다.'],
          ),
          choices: presetChoices('agreement'),
          ordered: true,
          shuffle_choices: true,
        },
      ),
      ask(`${id}_source`, 'short_text', ['Which source do you trust most here?', '가장 신뢰하는 출처는 무엇입니까?']),
    ],
    { pool: 'topics' },
  )
