import { anyScale } from '#shared/kinds/scale/scaleOf.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { questionTemplates } from '../../kinds/questionTemplates.ts'
import { ask, isOneOf, options, other, paragraph, sectionOf, rowsOf, presetChoices, surveyOf, when } from './build.ts'

/** After an event: who came sees other questions than who watched, and a question quotes the session that was chosen. */
export const eventFeedback = (): SurveyBody =>
  surveyOf(
    ['Event feedback', '행사 의견'],
    [
      sectionOf(
        'visit',
        ['Your visit', '참여'],
        [
          ask('attended', 'single_choice', ['How did you take part?', '어떻게 참여하셨습니까?'], {
            required: true,
            choices: options(['In person', '현장에서'], ['Online', '온라인으로'], ['I could not take part', '참여하지 못했음']),
          }),
          ask('missed', 'long_text', ['What kept you from taking part?', '참여하지 못한 이유를 알려 주세요.'], {
            show_if: when(isOneOf('attended', 'I could not take part')),
          }),
          ask('overall', 'scale', ['How was the event overall?', '행사는 전반적으로 어떠셨습니까?'], {
            look: 'stars',
            scale: anyScale,
            show_if: when(isOneOf('attended', 'In person', 'Online')),
          }),
        ],
      ),
      sectionOf(
        'sessions',
        ['Sessions', '세션'],
        [
          ask('best', 'single_choice', ['Which session did you like best?', '가장 좋았던 세션은 무엇입니까?'], {
            choices: [
              ...options(['Opening talk', '개막 강연'], ['Workshop', '워크숍'], ['Panel discussion', '토론'], ['Networking', '교류 시간']),
              other(),
            ],
          }),
          ask('reason', 'long_text', ['What did you like about {{best|that session}}?', '{{best|그 세션}}에서 좋았던 점을 알려 주세요.'], {
            show_if: when({ question_id: 'best', op: 'answered' }),
          }),
          ask('venue', 'matrix', ['How satisfied were you with the venue?', '행사장에 얼마나 만족하셨습니까?'], {
            rows: rowsOf(['Location', '위치'], ['Seating', '좌석'], ['Food and drinks', '음식과 음료'], ['Staff', '진행 인력']),
            choices: presetChoices('satisfaction'),
            ordered: true,
            shuffle_choices: true,
            show_if: when(isOneOf('attended', 'In person')),
          }),
          ask('stream', 'single_choice', ['How well did the stream work?', '온라인 중계는 잘 나왔습니까?'], {
            choices: presetChoices('quality'),
            ordered: true,
            show_if: when(isOneOf('attended', 'Online')),
          }),
        ],
        { show_if: when(isOneOf('attended', 'In person', 'Online')) },
      ),
      sectionOf(
        'next',
        ['Next time', '다음 행사'],
        [
          ask('recommend', 'scale', ['How likely are you to recommend this event?', '이 행사를 추천할 의향이 얼마나 있습니까?'], {
            scale: questionTemplates.nps.scale,
          }),
          ask('wish', 'long_text', ['What should we do differently?', '다음에는 무엇을 바꾸면 좋겠습니까?']),
        ],
      ),
    ],
    {
      answering: 'once_per_device',
      demographics: { job: 'off', age: 'off', gender: 'off', country: 'off' },
      ...paragraph('description', ['Two minutes, and the next event gets better.', '2분이면 됩니다. 다음 행사를 준비하는 데 씁니다.']),
      ...paragraph('thanks_text', ['Thank you. We read every answer.', '감사합니다. 모든 답변을 읽겠습니다.']),
    },
  )
