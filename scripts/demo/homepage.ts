import type * as v from 'valibot'
import type { homepageBody } from '#shared/site/homepage.ts'

type Content = Required<v.InferInput<typeof homepageBody>>

const both = (en: string, ko: string) => ({ en, ko })
const paragraph = (en: string, ko: string) => both(`<p>${en}</p>`, `<p>${ko}</p>`)
const item = (title: { en: string; ko: string }, description: { en: string; ko: string }) => ({ title, description, media: [] })

/** The home page of the demo: what the project is for, in both languages. */
export const homepage: Content = {
  hero_title: both('Before you trust it, see where it came from.', '믿기 전에, 어디에서 왔는지부터 확인합니다.'),
  hero_subtext: paragraph(
    'Anyone can now make a picture, a voice or a document that looks or sounds real. Project PRISM is building tools that trace the origin of media, set it beside the evidence and explain how each finding was reached. What to make of a finding remains a human decision.',
    '이제는 누구나 진짜처럼 보이는 사진과 목소리, 문서를 만들 수 있습니다. Project PRISM은 콘텐츠의 출처를 추적해 근거와 나란히 놓고, 어떤 과정을 거쳐 결과에 이르렀는지 설명하는 기술을 만들고 있습니다. 그 결과를 어떻게 받아들일지는 사람이 결정합니다.',
  ),
  hero_badges: [
    { label: both('Origin first', '출처부터') },
    { label: both('Evidence alongside', '근거와 함께') },
    { label: both('Decided by people', '결정은 사람이') },
  ],
  hero_media: [],
  cta_survey_label: both('Open Survey', '설문 참여하기'),
  cta_partner_label: both('Partner Inquiry', '파트너 문의'),
  hero_footnote: both(
    'Project PRISM is in development. This page describes what we set out to do.',
    'Project PRISM은 개발 중인 프로젝트입니다. 이 페이지는 앞으로 이루려는 목표를 설명합니다.',
  ),

  mission: [
    item(
      both('Close the gap between seeing and knowing', '보는 것과 아는 것 사이를 좁힙니다'),
      paragraph(
        'A convincing fake takes little time and no special skill. Showing that something is genuine still takes specialists, contacts and patience. We work on that imbalance, so that proving what is real becomes no harder than inventing what is not.',
        '그럴듯한 가짜는 특별한 기술이 없어도 금방 만들 수 있습니다. 그런데 진짜임을 보이려면 여전히 전문가를 찾고 여기저기 연락하며 오래 기다려야 합니다. 이 불균형을 바로잡아, 진짜를 증명하는 일이 가짜를 만드는 일보다 어렵지 않게 하려고 합니다.',
      ),
    ),
    item(
      both('Make checking part of ordinary work', '확인을 일상의 일로 만듭니다'),
      paragraph(
        'Verification should not be kept for scandals. It should fit the way newsrooms, public offices, classrooms and families already handle information, and ask little extra of them.',
        '확인은 큰 사건이 터졌을 때만 하는 특별한 일이 아니어야 합니다. 언론사와 공공기관, 교실과 가정이 평소 정보를 다루던 방식 그대로, 큰 수고를 들이지 않고 확인할 수 있어야 합니다.',
      ),
    ),
    item(
      both('Leave a record that others can check', '다시 확인할 수 있는 기록을 남깁니다'),
      paragraph(
        'A finding is worth as much as the path that led to it. Every result should carry its sources, its method and its limits, so that anyone who disagrees can start from the same material.',
        '결과는 거기에 이른 과정을 보여 줄 때 힘을 얻습니다. 결과마다 자료와 방법, 한계를 함께 남겨, 의견이 다른 사람도 같은 자료에서 다시 따져 볼 수 있게 하려고 합니다.',
      ),
    ),
  ],
  mission_footnote: both(
    'By “trust in reality” we mean confidence that rests on evidence, not on who speaks loudest.',
    '‘믿을 수 있는 현실’이란 목소리의 크기가 아니라 근거에 기대어 믿는 것을 뜻합니다.',
  ),

  capabilities: [
    item(
      both('Origin tracing', '출처 추적'),
      paragraph(
        'Gathers what can be learned about who made a file, with what and when: embedded records, earlier publications, traces of processing. Gaps are shown as gaps.',
        '누가, 무엇으로, 언제 만들었는지 알려 주는 단서를 모읍니다. 파일에 담긴 기록과 먼저 게시된 곳, 가공한 흔적을 살피고, 빈 곳은 빈 곳으로 보여 줍니다.',
      ),
    ),
    item(
      both('Evidence side by side', '근거 나란히 보기'),
      paragraph(
        'Places what supports a claim next to what speaks against it, each with its source, to be compared at a glance and examined at length.',
        '주장을 뒷받침하는 자료와 그에 어긋나는 자료를 출처와 함께 나란히 놓습니다. 한눈에 견주어 보고, 필요하면 하나하나 들여다볼 수 있습니다.',
      ),
    ),
    item(
      both('Context matching', '맥락 대조'),
      paragraph(
        'Compares a picture or a recording with place, date, weather and other accounts of the same event. A genuine picture under a false caption still misleads.',
        '사진이나 녹음을 장소와 날짜, 날씨, 같은 일을 다룬 다른 기록과 견줍니다. 진짜 사진이라도 설명이 거짓이면 사람을 속일 수 있기 때문입니다.',
      ),
    ),
    item(
      both('Signs of alteration', '변형 흔적 분석'),
      paragraph(
        'Looks for traces of generation, splicing or re-recording, and says how far each one can be relied on instead of giving a single score.',
        '새로 생성하거나 이어 붙이거나 다시 녹화한 흔적을 찾습니다. 점수 하나로 뭉뚱그리지 않고, 흔적마다 얼마나 믿을 만한지 밝힙니다.',
      ),
    ),
    item(
      both('Shared review', '함께하는 검토'),
      paragraph(
        'Several people work on one case, each adding observations under their own name. Disagreement stays in the record and is not averaged away.',
        '한 사안을 여러 사람이 함께 살피며 저마다 이름을 걸고 의견을 남깁니다. 엇갈린 의견은 평균 내어 지우지 않고 기록에 그대로 둡니다.',
      ),
    ),
    item(
      both('Plain explanations', '쉬운 설명'),
      paragraph(
        'Turns the record of a case into a short explanation that a reader without technical knowledge can follow, in Korean and in English.',
        '확인한 과정을 전문 지식이 없어도 따라갈 수 있는 짧은 설명으로 옮깁니다. 한국어와 영어로 함께 제공하는 것이 목표입니다.',
      ),
    ),
  ],
  capabilities_footnote: both(
    'These capabilities are at different stages of development. We tell partners what works and what does not yet.',
    '기술마다 개발 단계가 다릅니다. 파트너에게는 되는 것과 아직 되지 않는 것을 나누어 알립니다.',
  ),

  principles: [
    item(
      both('Show the working', '과정을 보여 줍니다'),
      paragraph(
        'A result without reasons is only one more claim. Whatever we report can be followed back to the material it rests on.',
        '이유 없는 결과는 또 하나의 주장일 뿐입니다. 무엇을 알리든 바탕이 된 자료까지 거슬러 올라갈 수 있게 합니다.',
      ),
    ),
    item(
      both('State what is uncertain', '불확실하면 그렇다고 말합니다'),
      paragraph(
        'Often the material does not allow an answer. We say so in words as plain as those of any other finding.',
        '자료만으로는 알 수 없을 때가 많습니다. 그럴 때는 알 수 없다고, 다른 결과와 똑같이 분명하게 말합니다.',
      ),
    ),
    item(
      both('Leave the decision to people', '결정은 사람에게 맡깁니다'),
      paragraph(
        'Software gathers, compares and explains. Publishing, correcting, sharing and believing are decisions for the people who answer for them.',
        '기술은 모으고 견주고 설명합니다. 보도하고 바로잡고 전하고 믿는 일은 그 일을 책임지는 사람이 결정합니다.',
      ),
    ),
    item(
      both('Take no more than a case needs', '필요한 만큼만 다룹니다'),
      paragraph(
        'Checking media must not become a way of watching people. We ask for as little material as a case needs and aim to keep it no longer than the case lasts.',
        '콘텐츠를 확인하는 일이 사람을 감시하는 일이 되어서는 안 됩니다. 사안에 필요한 자료만 받고, 사안이 끝나면 남겨 두지 않는 것을 원칙으로 삼습니다.',
      ),
    ),
    item(
      both('Stay open to correction', '틀리면 바로잡습니다'),
      paragraph(
        'Methods and findings may be challenged by anyone. Where we turn out to be wrong, the correction is as visible as the original.',
        '방법과 결과에는 누구나 이의를 제기할 수 있습니다. 잘못이 드러나면 처음 알릴 때만큼 잘 보이게 바로잡습니다.',
      ),
    ),
  ],
  principles_footnote: both('We design our tools by the same principles.', '도구를 설계할 때에도 같은 원칙을 따릅니다.'),

  ecosystem: [
    item(
      both('Newsrooms and independent reporters', '언론사와 독립 언론인'),
      paragraph(
        'Desks that receive material from the public and want their readers to see how it was checked.',
        '시민의 제보를 다루고, 그것을 어떻게 확인했는지 독자에게도 보이고 싶은 언론인.',
      ),
    ),
    item(
      both('Public institutions', '공공기관'),
      paragraph(
        'Offices that have to answer rumors quickly and say which record an answer rests on.',
        '소문에 빠르게 답하면서 어느 기록을 근거로 삼았는지도 밝혀야 하는 기관.',
      ),
    ),
    item(
      both('Universities and schools', '대학과 학교'),
      paragraph(
        'Scholars who study how falsehood spreads, and teachers in search of cases that students can examine for themselves.',
        '거짓 정보가 퍼지는 과정을 연구하는 연구자, 학생이 직접 따져 볼 사례를 찾는 교사.',
      ),
    ),
    item(
      both('Makers of devices and software', '기기와 소프트웨어를 만드는 곳'),
      paragraph(
        'Those who can note the origin at the moment of capture and bring it intact to the screen.',
        '촬영하는 순간에 출처를 적어 두고, 화면에 이를 때까지 온전히 전할 수 있는 기업과 개발자.',
      ),
    ),
    item(
      both('Readers and communities', '시민과 지역 공동체'),
      paragraph(
        'People whose everyday questions tell us what is worth building. The surveys are where we listen.',
        '일상에서 품는 의문으로 무엇을 만들어야 하는지 알려 주는 시민. 설문은 그 목소리를 듣는 자리입니다.',
      ),
    ),
  ],
  ecosystem_footnote: both(
    'These are the groups we hope to work with, not a list of existing partners.',
    '함께하고 싶은 분야를 적었으며, 이미 협력하고 있는 기관을 뜻하지 않습니다.',
  ),

  use_cases: [
    item(
      both('A clip from an unfolding event', '사건 현장에서 온 영상'),
      paragraph(
        'A short video arrives while an event is still under way. The desk sees whether it has appeared before, whether place and time agree with what it shows, and which points remain open.',
        '사건이 아직 진행되는 동안 짧은 영상이 도착합니다. 담당자는 전에 게시된 적이 있는지, 장소와 시간이 화면과 맞는지, 아직 확인하지 못한 점은 무엇인지 한자리에서 봅니다.',
      ),
    ),
    item(
      both('A notice in an institution’s name', '기관의 이름을 내건 안내문'),
      paragraph(
        'A message claims to come from a public office. Residents compare it with what the office really published, and the office learns that a forgery is going around.',
        '공공기관이 보냈다는 메시지가 돕니다. 주민은 기관이 실제로 알린 내용과 견주어 보고, 기관은 가짜 안내문이 돌고 있다는 사실을 알게 됩니다.',
      ),
    ),
    item(
      both('A recording of a known voice', '잘 알려진 사람의 목소리'),
      paragraph(
        'A recording is said to be of a public figure. Instead of a bare yes or no, listeners see what supports that and what contradicts it.',
        '널리 알려진 사람이 말했다는 녹음이 퍼집니다. 듣는 사람은 맞다, 아니다 한마디 대신 뒷받침하는 점과 어긋나는 점을 함께 봅니다.',
      ),
    ),
    item(
      both('A source for the classroom', '수업에서 다루는 자료'),
      paragraph(
        'A class follows a picture from its first appearance through the captions it was given later, and learns to ask for evidence on the way.',
        '학생들이 사진 한 장이 처음 나온 곳부터 나중에 붙은 여러 설명까지 따라가며, 근거를 묻는 법을 익힙니다.',
      ),
    ),
  ],
  use_cases_footnote: both(
    'These are examples of intended use, not accounts of completed work.',
    '쓰임새를 보여 주는 예이며, 실제로 수행한 사업의 기록이 아닙니다.',
  ),

  survey_section_title: both('Voice of Partners', '파트너의 목소리'),
  survey_section_text: paragraph(
    'How do you decide whether a picture, a message or a recording deserves your trust? We read the answers to choose which problem to take up next. No account is needed to take part.',
    '사진이나 메시지, 녹음을 믿어도 될지 어떻게 판단하시나요? 보내 주신 답변을 읽고 다음에 풀 문제를 정합니다. 계정이 없어도 참여할 수 있습니다.',
  ),
  survey_section_footnote: both(
    'Questions that are not marked as required may be left blank.',
    '필수 표시가 없는 문항은 비워 두어도 됩니다.',
  ),

  faq: [
    {
      question: both('What does a result look like?', '결과는 어떤 형태로 나오나요?'),
      answer: paragraph(
        'A short list: what is known about the origin, what supports or contradicts the claim, and what could not be established. There is no seal of truth. Whoever reads the result draws the conclusion.',
        '출처와 관련해 알려진 점, 주장을 뒷받침하는 점과 어긋나는 점, 확인하지 못한 점을 짧은 목록으로 정리합니다. ‘진짜’라는 도장을 찍지는 않습니다. 결론은 결과를 읽는 사람이 내립니다.',
      ),
    },
    {
      question: both('Can it detect everything that artificial intelligence has made?', '인공지능이 만든 콘텐츠를 모두 가려낼 수 있나요?'),
      answer: paragraph(
        'No, and we do not promise it. Traces fade when a file is compressed or recorded again, and new generators leave new traces. Signs of alteration are therefore only one part of the evidence.',
        '아니요. 그렇게 약속하지도 않습니다. 파일을 압축하거나 다시 녹화하면 흔적이 흐려지고, 새로운 생성 기술은 새로운 흔적을 남깁니다. 그래서 변형 흔적은 여러 근거 가운데 하나로만 다룹니다.',
      ),
    },
    {
      question: both('Is it meant for professionals only?', '전문가만 쓸 수 있나요?'),
      answer: paragraph(
        'No. Explanations are meant for readers without technical training; professionals should be able to open the full record behind them.',
        '아니요. 설명은 기술을 잘 모르는 사람도 읽을 수 있게 쓰고, 더 깊이 보려는 전문가는 그 뒤의 전체 기록을 열어 볼 수 있게 하려고 합니다.',
      ),
    },
    {
      question: both('How are survey answers used?', '설문 답변은 어디에 쓰나요?'),
      answer: paragraph(
        'They help us choose which problems to work on. What matters to us is the overall picture, so please leave out names and other details that identify a person.',
        '어떤 문제부터 풀지 정하는 데 씁니다. 살펴보려는 것은 전체 경향이므로, 이름처럼 누구인지 알아볼 수 있는 내용은 적지 말아 주세요.',
      ),
    },
    {
      question: both('How can an organization take part?', '기관이나 단체는 어떻게 참여하나요?'),
      answer: paragraph(
        'Write to us with the form below. Tell us what you need to check and what makes it hard; a first conversation needs no confidential details.',
        '아래 양식으로 문의해 주세요. 무엇을 확인해야 하는지, 어떤 점이 어려운지 알려 주시면 됩니다. 처음에는 기밀 내용을 적지 않아도 됩니다.',
      ),
    },
  ],
  faq_footnote: both('If your question is not listed, send it with the form below.', '여기에 없는 질문은 아래 양식으로 보내 주세요.'),

  contact_title: both('Contact', '문의하기'),
  contact_text: paragraph(
    'Tell us about a case, a question or an idea for working together. Describe the goal, and leave out confidential details.',
    '사례나 궁금한 점, 함께하고 싶은 일을 알려 주세요. 목표를 중심으로 적고 기밀 내용은 빼 주세요.',
  ),
  contact_footnote: both('We use what you write here to reply to you.', '적어 주신 내용은 답변하는 데 사용합니다.'),
  footer_html: paragraph(
    'Project PRISM develops technology for trust in reality: origin, evidence and verification in the open, with the decision left to people.',
    'Project PRISM은 현실을 믿을 수 있게 하는 기술을 개발합니다. 출처와 근거, 확인 과정을 드러내고 결정은 사람에게 맡깁니다.',
  ),
}
