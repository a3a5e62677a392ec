import type { SurveyBody } from '#shared/survey/survey.ts'
import { ask, isOneOf, options, other, paragraph, sectionOf, presetChoices, surveyOf, when } from './build.ts'

/** Ends without consent, and asks each role its own questions, one section at a time. */
export const consentAndRoles = (): SurveyBody =>
  surveyOf(
    ['Consent and roles', '동의와 역할'],
    [
      sectionOf(
        'consent_roles',
        ['Before you begin', '시작하기 전에'],
        [
          ask('about', 'note', ['How your answers are used', '답변을 이렇게 씁니다'], {
            ...paragraph('description', [
              'Taking part is voluntary. Your answers are analyzed without your name, and you can stop at any time.',
              '참여는 자유입니다. 답변은 이름 없이 분석하며, 언제든지 그만둘 수 있습니다.',
            ]),
          }),
          ask('consent', 'single_choice', ['Do you agree to take part?', '참여에 동의하십니까?'], {
            required: true,
            choices: options(['I agree', '동의함'], ['I do not agree', '동의하지 않음']),
          }),
          ask('role', 'single_choice', ['Which role describes you best?', '어떤 역할에 가장 가깝습니까?'], {
            required: true,
            choices: [...options(['Journalist', '기자'], ['Researcher', '연구자'], ['Reader', '독자']), other()],
            show_if: when(isOneOf('consent', 'I agree')),
          }),
        ],
        {
          ends_if: when(isOneOf('consent', 'I do not agree')),
          ...paragraph('end_text', [
            'Thank you for your time. Without your consent, we ask nothing further.',
            '시간을 내 주셔서 감사합니다. 동의하지 않으셨으므로 더 묻지 않습니다.',
          ]),
        },
      ),
      sectionOf(
        'journalist',
        ['Your work in journalism', '기자로서'],
        [
          ask('checks', 'multi_select', ['How do you check facts?', '사실을 어떻게 확인하십니까?'], {
            choices: [
              ...options(
                ['With a second source', '다른 취재원에게 확인'],
                ['In official records', '공식 기록 확인'],
                ['With software', '소프트웨어 사용'],
              ),
              { ...options(['I do not check them myself', '직접 확인하지 않음'])[0]!, exclusive: true },
            ],
            shuffle_choices: true,
          }),
          ask(
            'pressure',
            'single_choice',
            ['How often does time keep you from checking?', '시간이 없어 확인하지 못하는 일이 얼마나 자주 있습니까?'],
            {
              choices: presetChoices('frequency'),
              ordered: true,
            },
          ),
        ],
        { show_if: when(isOneOf('role', 'Journalist')) },
      ),
      sectionOf(
        'researcher',
        ['Your research', '연구자로서'],
        [
          ask('field', 'short_text', ['What is your field?', '어떤 분야를 연구하십니까?']),
          ask('share', 'single_choice', ['Do you share your data?', '연구 자료를 공유하십니까?'], {
            choices: presetChoices('yes_no_unsure'),
          }),
        ],
        { show_if: when(isOneOf('role', 'Researcher')) },
      ),
      sectionOf(
        'reader',
        ['What you read', '독자로서'],
        [
          ask('trust', 'scale', ['How much do you trust what you read?', '읽은 내용을 얼마나 신뢰하십니까?']),
          ask('doubt', 'long_text', ['What makes you doubt an article?', '어떤 기사를 의심하게 됩니까?']),
        ],
        { show_if: when(isOneOf('role', 'Reader')) },
      ),
      sectionOf(
        'closing',
        ['Closing', '마무리'],
        [
          ask('more', 'long_text', [
            'As {{role|a participant}}: is there anything we did not ask?',
            '{{role|참여자}}의 입장에서 더 하고 싶은 말씀이 있습니까?',
          ]),
        ],
      ),
    ],
    { paging: 'sections', demographics: { place: 'last' } },
  )
