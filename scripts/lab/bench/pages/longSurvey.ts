import type * as v from 'valibot'
import type { Question, surveyBody } from '#shared/survey/survey.ts'

type Survey = v.InferInput<typeof surveyBody>
type Asked = { en: string; ko: string; type: Question['type']; choices?: [string, string][]; note?: [string, string] }

const sectionCount = 50
/** The value of a gateway's choice that shows what the gateway governs; `closed` hides it. */
export const open = 'choice_0'
export const closed = 'choice_1'

const topics = [
  ['news pictures', '보도 사진'],
  ['videos that friends send', '지인이 보낸 영상'],
  ['captions and headlines', '사진 설명과 제목'],
  ['pictures made by software', '생성형 이미지'],
  ['maps and satellite pictures', '지도와 위성 사진'],
] as const
const often: Asked['choices'] = [
  ['Every day, or nearly every day', '매일 또는 거의 매일'],
  ['Several times a week', '일주일에 여러 번'],
  ['Several times a month', '한 달에 여러 번'],
  ['Less often than that', '그보다 드물게'],
  ['Never, as far as I remember', '기억하는 한 전혀 없음'],
]
const ways: Asked['choices'] = [
  ['I look for the same picture elsewhere', '같은 사진을 다른 곳에서 찾아봅니다'],
  ['I read what others say about it', '다른 사람들의 의견을 읽습니다'],
  ['I look for who took it, and when', '누가 언제 찍었는지 찾아봅니다'],
  ['I ask somebody who knows the place', '그곳을 아는 사람에게 묻습니다'],
  ['I use a tool that reads the file itself', '파일을 분석하는 도구를 씁니다'],
  ['I wait until an outlet that I trust shows it', '믿는 매체가 보도할 때까지 기다립니다'],
  ['None of these', '해당 사항 없음'],
]
const agree: Asked['choices'] = [
  ['Strongly agree', '매우 동의'],
  ['Agree', '동의'],
  ['Neither agree nor disagree', '보통'],
  ['Disagree', '동의하지 않음'],
  ['Strongly disagree', '전혀 동의하지 않음'],
]

/** The ten questions of a section; the last three show for one answer to the first. */
const asked = ([en, ko]: readonly [string, string], last: Question['type']): Asked[] => [
  {
    en: `Have you doubted ${en} in the last four weeks?`,
    ko: `최근 4주 동안 ${ko}의 진위를 의심한 적이 있습니까?`,
    type: 'single_choice',
    choices: often,
  },
  {
    en: `How often do you check where ${en} come from?`,
    ko: `${ko}의 출처를 얼마나 자주 확인합니까?`,
    type: 'single_choice',
    choices: often,
  },
  {
    en: 'What do you do when you are in doubt?',
    ko: '의심스러울 때 어떻게 합니까?',
    type: 'multi_select',
    choices: ways,
    note: ['Choose all that you have done <strong>at least once</strong>.', '<strong>한 번이라도</strong> 해 본 것을 모두 골라 주십시오.'],
  },
  { en: 'Which outlet did you see it in first?', ko: '어느 매체에서 처음 보았습니까?', type: 'short_text' },
  {
    en: `I can tell by myself whether ${en} are real.`,
    ko: `나는 ${ko}의 진위를 스스로 가릴 수 있다.`,
    type: 'single_choice',
    choices: agree,
  },
  {
    en: 'What would have told you sooner?',
    ko: '무엇이 있었다면 더 일찍 알 수 있었겠습니까?',
    type: 'long_text',
    note: ['A few sentences are enough; leave names out.', '몇 문장이면 충분합니다. 이름은 적지 마십시오.'],
  },
  {
    en: 'Outlets should show how a picture was checked.',
    ko: '매체는 사진을 검증한 방법을 밝혀야 한다.',
    type: 'single_choice',
    choices: agree,
  },
  { en: 'Which of these did you do then?', ko: '그때 무엇을 하였습니까?', type: 'multi_select', choices: ways },
  { en: 'Who told you that it was not what it seemed?', ko: '사실과 다르다는 것을 누가 알려 주었습니까?', type: 'short_text' },
  { en: 'Tell us about that one time.', ko: '그 일을 들려주십시오.', type: last, choices: often },
]

const idOf = (section: number, place: number) => `s${section}q${place}`
const html = (text: string) => `<p>${text}</p>`

/**
 * Ten questions in each of `count` sections, 500 in 50 by itself, in both languages, of all six types; `slug` is where it stands. The first question of each section is a
 * gateway: that of the first section governs the last forty sections, any other three questions of its own section. Whatever a gateway
 * governs shows until it is answered, so that a page begins with all 500.
 */
export function longSurvey(slug: string, count = sectionCount): Survey {
  const sections = Array.from({ length: count }, (_, at) => {
    const topic = topics[at % topics.length]!
    const last = (['rich_text', 'single_choice', 'file_upload', 'long_text', 'single_choice'] as const)[Math.floor(at / 2) % 5]!
    return {
      id: `s${at}`,
      title: `Part ${at + 1}: ${topic[0]}`,
      title_ko: `${at + 1}부: ${topic[1]}`,
      questions: asked(topic, last).map(({ en, ko, type, choices, note }, place) => ({
        id: idOf(at, place),
        title: en,
        title_ko: ko,
        type,
        required: place === 1 || place === 3,
        ...(note && { description: html(note[0]), description_ko: html(note[1]) }),
        ...((type === 'single_choice' || type === 'multi_select') && {
          choices: choices!.map(([label, label_ko], choice) => ({ value: `choice_${choice}`, label, label_ko })),
        }),
        ...(place === 0 && { gateway: { enabled: true, unanswered_behavior: 'show_all' as const, choice_rules: [ruleOf(at, count)] } }),
      })),
    }
  })
  return { slug, title: 'What you see', title_ko: '당신이 보는 것', branching_mode: 'independent', sections }
}

const ruleOf = (section: number, count: number) =>
  section === 0
    ? { choice_value: open, show_section_ids: Array.from({ length: Math.max(0, count - 10) }, (_, at) => `s${at + 10}`) }
    : { choice_value: open, show_question_ids: [7, 8, 9].map((place) => idOf(section, place)) }
