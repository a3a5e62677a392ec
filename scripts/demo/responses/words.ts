/** What people write, by question: in English and in Korean. */
export const words: Record<string, { en: string[]; ko: string[] }> = {
  suggestion: {
    en: [
      'Send messages without links and let me find the page myself.',
      'Use one sender name for everything. I cannot tell five numbers of the same bank apart.',
      'Say in the message where on your site I can see the same text.',
      'Answer the phone. I tried to check and waited for forty minutes.',
      'Stop asking for personal data by text message, and then I will know that such messages are false.',
      'A short code that I can type in on the official page would be enough for me.',
    ],
    ko: [
      '링크를 넣지 말고 웹사이트에서 직접 확인하도록 안내해 주면 좋겠습니다.',
      '발신 번호를 하나로 통일해 주세요. 같은 기관인데 번호가 매번 다릅니다.',
      '부모님도 쉽게 확인할 수 있는 전화번호가 있었으면 합니다.',
      '앱 안에서 보낸 메시지 목록을 볼 수 있으면 믿겠습니다.',
    ],
  },
  news_case: {
    en: [
      '<p>A video of a flooded road reached us minutes before the bulletin. We could match the <strong>bridge</strong>, but not the date, and left it out.</p>',
      '<p>A recording of a politician was sent by an anonymous account. Two experts disagreed, so we reported on the dispute instead.</p>',
      '<p>A photo showed a fire at a factory. It turned out to be from another year:</p><ul><li>the trees had leaves</li><li>the sign had an old logo</li></ul>',
    ],
    ko: [
      '<p>집회 현장 사진이 제보로 들어왔지만 촬영 시각을 확인하지 못해 쓰지 않았습니다.</p>',
      '<p>음성 파일의 원본을 받지 못했습니다. 편집된 흔적이 있어 보도를 하루 미루었습니다.</p>',
    ],
  },
  public_need: {
    en: [
      'A way to publish the original record next to the claim, within an hour.',
      'Somebody in the press office who may answer without three signatures.',
      'A list of who to call at the platforms when a false notice carries our logo.',
    ],
    ko: ['원본 자료를 바로 공개할 수 있는 절차가 필요합니다.', '허위 정보에 대응하는 담당자를 한 사람이라도 정해 두면 좋겠습니다.'],
  },
  research_field: {
    en: ['Journalism studies', 'Computer vision', 'Media literacy in schools', 'Political communication', 'Library science'],
    ko: ['언론학', '미디어 교육', '컴퓨터 비전', '사회학'],
  },
  research_reuse: {
    en: [
      'The original file, who checked it, with which method, and what they could not find out.',
      'A stable address, a date, and a license that lets me show it in class.',
      'The steps, so that students can repeat them.',
    ],
    ko: ['누가 언제 어떤 방법으로 확인했는지와 원본 파일이 함께 있어야 합니다.', '수업에서 보여 줄 수 있도록 이용 조건이 분명해야 합니다.'],
  },
  reader_missing: {
    en: [
      'The same photo ran with two different captions. The first place it was published would have helped.',
      'No credit line under the photo, and nobody in the comments knew where it came from.',
      'The photo was real, the place was not. A map beside it would have told me.',
      'To know whether the voice in the clip was really hers.',
      'A date. Half of what my family sends around is years old.',
      'Somebody I trust saying that they checked it, and how.',
    ],
    ko: [
      '사진이 언제 찍혔는지만 알았어도 바로 판단했을 것입니다.',
      '가족 대화방에 올라온 영상의 원래 출처를 찾을 수 있었으면 했습니다.',
      '전문가가 확인했다는 표시가 있으면 좋겠습니다.',
      '비슷한 사진이 전에 쓰였는지 알려 주는 기능이 필요했습니다.',
    ],
  },
  anything_else: {
    en: [
      'How children learn this. Mine believe whatever has a caption.',
      'You did not ask about satire. That is where I am fooled most often.',
      'I trust local news more, because I can go and look.',
      'Labels would help if everybody used the same ones.',
    ],
    ko: [
      '어르신들이 확인하는 방법도 물어봐 주세요.',
      '표시가 너무 많으면 오히려 아무도 보지 않을 것 같습니다.',
      '지역 소식은 직접 볼 수 있어서 더 믿습니다.',
    ],
  },
}

export const jobs = {
  en: ['Teacher', 'Nurse', 'Student', 'Engineer', 'Retired', 'Journalist', 'Civil servant', 'Shop owner'],
  ko: ['교사', '간호사', '대학생', '회사원', '은퇴', '기자', '공무원', '자영업'],
}

/** Stands behind the job of everybody who is made up, so that nobody takes the examples for people. */
export const exampleMark = { en: '(example)', ko: '(예시)' }
