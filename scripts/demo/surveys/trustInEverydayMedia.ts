import { allThatApply, choice, dontKnow, type DemoSurvey, onlyOne, other } from './choice.ts'
import { roleSections } from './roleSections.ts'

const roles = {
  reporter_editor: 'newsroom',
  public_servant: 'public_service',
  researcher_educator: 'research_education',
  everyday_reader: 'everyday_reader',
}

/** Consent opens the survey, the role chooses one of four sections; both together decide what shows (intersect). */
export const trustInEverydayMedia: DemoSurvey = {
  slug: 'trust-in-everyday-media',
  title: 'Trust in everyday media',
  title_ko: '일상 속 미디어와 신뢰',
  description:
    '<p>How do people decide whether a picture, a video or a recording deserves their trust? This survey asks what you do in practice. There are no right or wrong answers.</p>',
  description_ko:
    '<p>사람들은 사진과 영상, 녹음을 믿어도 될지 어떻게 판단할까요? 이 설문은 평소에 실제로 어떻게 하는지 묻습니다. 맞고 틀린 답은 없습니다.</p>',
  footer_html: '<p>This survey is run by Project PRISM. If you have a question about it, please <a href="/#contact">write to us</a>.</p>',
  footer_html_ko: '<p>Project PRISM이 실시하는 설문입니다. 궁금한 점은 <a href="/#contact">문의하기</a>로 보내 주세요.</p>',
  branching_mode: 'intersect',
  sections: [
    {
      id: 'consent_roles',
      title: 'Before you begin',
      title_ko: '시작하기 전에',
      description:
        '<p>Taking part is voluntary. Nothing is sent until you press Submit, and questions that are not marked as required may be left blank.</p><p>You can answer without an account. If you are signed in, the response is saved to your account so that you can return to it.</p>',
      description_ko:
        '<p>참여는 자유입니다. 제출을 누르기 전에는 아무것도 보내지 않으며, 필수 표시가 없는 문항은 비워 두어도 됩니다.</p><p>계정이 없어도 답할 수 있습니다. 로그인한 상태에서 제출하면 나중에 다시 볼 수 있도록 응답을 계정에 보관합니다.</p>',
      questions: [
        {
          id: 'consent',
          title: 'Do you agree to take part in this survey?',
          title_ko: '이 설문에 참여하는 데 동의합니까?',
          description: '<p>If you do not agree, no further questions follow and you can simply close this page.</p>',
          description_ko: '<p>동의하지 않으면 다음 문항이 나타나지 않습니다. 이 페이지를 닫으면 됩니다.</p>',
          type: 'single_choice',
          required: true,
          choices: [choice('agree', 'I agree', '동의함'), choice('decline', 'I do not agree', '동의하지 않음')],
          gateway: {
            enabled: true,
            choice_rules: [{ choice_value: 'agree', show_section_ids: ['everyday', ...Object.values(roles)] }],
          },
        },
        {
          id: 'role',
          title: 'Which of these describes you best?',
          title_ko: '다음 가운데 본인에게 가장 가까운 것은 무엇입니까?',
          description: '<p>If more than one fits, choose the one that takes most of your time. The questions that follow depend on it.</p>',
          description_ko: '<p>둘 이상이면 시간을 가장 많이 쓰는 쪽을 선택해 주세요. 답변에 따라 다음 문항이 달라집니다.</p>',
          type: 'single_choice',
          required: true,
          choices: [
            choice('reporter_editor', 'I report, edit or publish news', '뉴스를 취재하거나 편집하거나 발행한다'),
            choice('public_servant', 'I work for a public institution', '공공기관에서 일한다'),
            choice('researcher_educator', 'I do research or teach', '연구하거나 가르친다'),
            choice(
              'everyday_reader',
              'None of these: I read and watch news like anyone else',
              '위에 해당하지 않으며, 일상에서 뉴스를 읽고 본다',
            ),
          ],
          gateway: {
            enabled: true,
            choice_rules: Object.entries(roles).map(([role, section]) => ({ choice_value: role, show_section_ids: ['everyday', section] })),
          },
        },
      ],
    },
    {
      id: 'everyday',
      title: 'News and posts in everyday life',
      title_ko: '일상에서 접하는 소식',
      description: '<p>These questions are for everyone. Please think of your life as a whole, at work and outside it.</p>',
      description_ko: '<p>응답자 모두에게 묻는 문항입니다. 일할 때와 그 밖의 시간을 모두 떠올리며 답해 주세요.</p>',
      questions: [
        {
          id: 'news_sources',
          title: 'In the past 7 days, where did you get information about current events?',
          title_ko: '지난 7일 동안 시사 정보를 어디에서 얻었습니까?',
          ...allThatApply,
          type: 'multi_select',
          required: true,
          choices: [
            choice('tv', 'Television', '텔레비전'),
            choice('radio', 'Radio or podcasts', '라디오나 팟캐스트'),
            choice('print', 'Printed newspapers or magazines', '종이 신문이나 잡지'),
            choice('news_online', 'News websites or apps', '언론사 웹사이트나 앱'),
            choice('portal', 'Portals or search engines', '포털이나 검색 서비스'),
            choice('social', 'Social media', '소셜 미디어'),
            choice('video', 'Video platforms', '동영상 플랫폼'),
            choice('messenger', 'Messaging apps or group chats', '메신저나 단체 대화방'),
            choice('chatbot', 'Chatbots that use artificial intelligence', '인공지능 챗봇'),
            choice('people', 'Conversations in person', '사람과 직접 나눈 대화'),
            other,
            choice('none', 'I did not get any in the past 7 days', '지난 7일 동안 없음'),
          ],
        },
        {
          id: 'check_frequency',
          title:
            'In the past 7 days, how often did you check where a picture or a video came from before you relied on it or passed it on?',
          title_ko: '지난 7일 동안 사진이나 영상을 믿고 쓰거나 다른 사람에게 전하기 전에 출처를 얼마나 자주 확인했습니까?',
          type: 'single_choice',
          required: true,
          choices: [
            choice('always', 'Always', '항상 확인했다'),
            choice('often', 'Often', '자주 확인했다'),
            choice('sometimes', 'Sometimes', '가끔 확인했다'),
            choice('rarely', 'Rarely', '거의 확인하지 않았다'),
            choice('never', 'Never', '전혀 확인하지 않았다'),
            choice('not_applicable', 'I did not rely on or pass on any', '믿고 쓰거나 전한 일이 없다'),
          ],
        },
        {
          id: 'confidence',
          title: 'How confident are you that you can tell when a picture or a video has been altered or generated?',
          title_ko: '변형하거나 새로 생성한 사진과 영상을 구별할 자신이 얼마나 있습니까?',
          type: 'single_choice',
          choices: [
            choice('1', 'Not at all confident', '전혀 없다'),
            choice('2', 'Slightly confident', '조금 있다'),
            choice('3', 'Moderately confident', '어느 정도 있다'),
            choice('4', 'Very confident', '많이 있다'),
            choice('5', 'Completely confident', '매우 많이 있다'),
            dontKnow,
          ],
        },
        {
          id: 'useful_evidence',
          title: 'Which one piece of information would help you most in deciding whether to trust a picture or a video?',
          title_ko: '사진이나 영상을 믿을지 판단할 때 가장 도움이 되는 정보는 무엇입니까?',
          ...onlyOne,
          type: 'single_choice',
          choices: [
            choice('maker', 'Who made it', '만든 사람'),
            choice('time_place', 'When and where it was made', '만든 시간과 장소'),
            choice('edits', 'What was changed afterwards', '나중에 고친 내용'),
            choice('first_published', 'Where it was first published', '처음 게시된 곳'),
            choice('other_reports', 'Whether independent sources report the same', '다른 독립된 출처의 보도 여부'),
            choice('checked_by', 'Who has checked it, and how', '확인한 사람과 확인 방법'),
            other,
            choice('none', 'None of these would help me', '도움이 되는 것이 없다'),
          ],
        },
        {
          id: 'unknown_origin',
          title:
            'Suppose a picture carries the note “Its origin could not be established”. How would the note change your trust in the picture?',
          title_ko: '어떤 사진에 ‘출처를 확인하지 못했습니다’라는 안내가 붙어 있다면, 그 사진을 믿는 정도가 어떻게 달라지겠습니까?',
          type: 'single_choice',
          choices: [
            choice('much_less', 'I would trust it much less', '훨씬 덜 믿게 된다'),
            choice('less', 'I would trust it somewhat less', '조금 덜 믿게 된다'),
            choice('same', 'It would not change', '달라지지 않는다'),
            choice('more', 'I would trust it somewhat more', '조금 더 믿게 된다'),
            choice('much_more', 'I would trust it much more', '훨씬 더 믿게 된다'),
            dontKnow,
          ],
        },
      ],
    },
    ...roleSections,
    {
      id: 'closing',
      title: 'Before you submit',
      title_ko: '제출하기 전에',
      description: '<p>Both questions are optional.</p>',
      description_ko: '<p>두 문항 모두 답하지 않아도 됩니다.</p>',
      questions: [
        {
          id: 'anything_else',
          title: 'Is there anything about trusting what you see and hear that we did not ask about?',
          title_ko: '보고 듣는 것을 믿는 문제와 관련해, 묻지 않은 것 가운데 하고 싶은 말이 있습니까?',
          type: 'long_text',
        },
        {
          id: 'clarity',
          title: 'How clear or unclear were the questions?',
          title_ko: '문항은 이해하기 쉬웠습니까, 어려웠습니까?',
          type: 'single_choice',
          choices: [
            choice('very_clear', 'Very clear', '매우 이해하기 쉬웠다'),
            choice('rather_clear', 'Rather clear', '대체로 이해하기 쉬웠다'),
            choice('rather_unclear', 'Rather unclear', '대체로 이해하기 어려웠다'),
            choice('very_unclear', 'Very unclear', '매우 이해하기 어려웠다'),
          ],
        },
      ],
    },
  ],
}
