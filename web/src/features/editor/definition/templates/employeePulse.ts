import type { SurveyBody } from '#shared/survey/survey.ts'
import { questionTemplates } from '../../kinds/questionTemplates.ts'
import { ask, options, paragraph, sectionOf, rowsOf, presetChoices, surveyOf, when } from './build.ts'

/** A few questions every month: the link names the team, statements come in random order, and low scores are asked why. */
export const employeePulse = (): SurveyBody =>
  surveyOf(
    ['Employee pulse', '직원 설문'],
    [
      sectionOf(
        'month',
        ['This month', '이번 달'],
        [
          ask(
            'mood',
            'scale',
            ['How was this month in {{link.team|your team}}?', '이번 달 {{link.team|우리 팀}}에서 일하기는 어떠셨습니까?'],
            {
              required: true,
            },
          ),
          ask('mood_why', 'long_text', ['What made it hard?', '무엇이 힘들었습니까?'], {
            show_if: when({ question_id: 'mood', op: 'any_of', values: ['1', '2'] }),
          }),
          ask('statements', 'matrix', ['How far do you agree?', '다음 내용에 얼마나 동의하십니까?'], {
            rows: rowsOf(
              ['I know what is expected of me.', '내게 무엇을 기대하는지 안다.'],
              ['I have what I need for my work.', '일하는 데 필요한 것이 갖추어져 있다.'],
              ['My opinion counts.', '내 의견이 반영된다.'],
              ['Someone noticed my work.', '내가 한 일을 알아주는 사람이 있다.'],
            ),
            choices: presetChoices('agreement'),
            ordered: true,
            shuffle_choices: true,
          }),
        ],
        paragraph('description', ['Three minutes. No names are asked or kept.', '3분이면 됩니다. 이름은 묻지도 남기지도 않습니다.']),
      ),
      sectionOf(
        'ahead',
        ['Looking ahead', '앞으로'],
        [
          ask(
            'recommend',
            'scale',
            ['How likely are you to recommend working here?', '이곳에서 일하는 것을 추천할 의향이 얼마나 있습니까?'],
            {
              scale: questionTemplates.nps.scale,
            },
          ),
          ask('load', 'number', ['How many hours of overtime did you work this month?', '이번 달에 초과 근무를 몇 시간 하셨습니까?'], {
            number: { min: 0, max: 200, decimals: 0, unit: 'hours', unit_ko: '시간', unit_before: false },
          }),
          ask(
            'help',
            'multi_select',
            ['What would help with those {{load|extra}} hours?', '초과 근무({{load|시간}})를 줄이려면 무엇이 필요합니까?'],
            {
              choices: options(
                ['More people', '인력 충원'],
                ['Fewer meetings', '회의 줄이기'],
                ['Better tools', '더 나은 도구'],
                ['Clearer priorities', '분명한 우선순위'],
              ),
              max_choices: 2,
              shuffle_choices: true,
              show_if: when({ question_id: 'load', op: 'between', from: 1 }),
            },
          ),
          ask('change', 'long_text', ['If you could change one thing, what would it be?', '한 가지를 바꿀 수 있다면 무엇을 바꾸겠습니까?']),
        ],
      ),
    ],
    {
      demographics: { job: 'off', age: 'off', gender: 'off', country: 'off' },
      link_fields: [{ name: 'team' }],
      ...paragraph('closed_text', [
        'This month’s survey is over. The next one comes in a month.',
        '이번 달 설문은 끝났습니다. 다음 달에 다시 찾아뵙겠습니다.',
      ]),
      ...paragraph('thanks_text', [
        'Thank you. The results are shared with everyone next week.',
        '감사합니다. 결과는 다음 주에 모두와 나누겠습니다.',
      ]),
    },
  )
