/** How often each choice is chosen, in a question or in each of its rows, by respondents whose earlier answers are among those of `when`. */
export type Leaning = {
  when?: Record<string, (string | number)[]>
  weights?: Record<string, number>
  rows?: Record<string, Record<string, number>>
}

/** By question; of several leanings the first that fits. Dates: how many days or months they are ago. */
export const leanings: Record<string, Leaning[]> = {
  consent: [{ weights: { agree: 97, decline: 3 } }],
  role: [{ weights: { everyday_reader: 58, reporter_editor: 16, public_servant: 14, researcher_educator: 12 } }],
  received: [{ weights: { yes: 78, no: 17, dont_know: 5 } }],
  doubted: [{ weights: { strongly: 38, slightly: 31, no: 24, dont_remember: 7 } }],
  checked: [{ weights: { yes: 57, no: 36, dont_remember: 7 } }],
  confidence: [{ weights: { '1': 9, '2': 21, '3': 36, '4': 20, '5': 6, dont_know: 8 } }],
  clarity: [{ weights: { very_clear: 44, rather_clear: 43, rather_unclear: 10, very_unclear: 3 } }],
  hours: [
    {
      weights: {
        '0': 1,
        '0.5': 5,
        '1': 12,
        '1.5': 11,
        '2': 19,
        '2.5': 11,
        '3': 15,
        '3.5': 6,
        '4': 9,
        '4.5': 2,
        '5': 6,
        '6': 4,
        '7': 1,
        '8': 3,
        '10': 1,
        '12': 1,
      },
    },
  ],
  share_generated: [
    {
      when: { hours: [0, 0.5, 1, 1.5, 2] },
      weights: { '0': 2, '5': 9, '10': 17, '15': 10, '20': 18, '25': 9, '30': 12, '40': 6, '50': 8, '60': 3, '70': 2, '80': 1 },
    },
    {
      weights: {
        '5': 2,
        '10': 6,
        '15': 4,
        '20': 10,
        '25': 7,
        '30': 14,
        '35': 8,
        '40': 15,
        '45': 4,
        '50': 16,
        '60': 11,
        '65': 4,
        '70': 8,
        '75': 4,
        '80': 6,
        '90': 3,
      },
    },
  ],
  doubtful_subjects: [
    {
      weights: {
        war: 44,
        elections: 52,
        disasters: 36,
        weather: 8,
        crime: 10,
        health: 22,
        science: 9,
        celebrities: 48,
        sports: 5,
        advertising: 40,
        investment: 26,
        travel: 18,
        food: 12,
        animals: 30,
        history: 7,
        dating: 14,
        friends: 6,
        other: 5,
        none: 9,
      },
    },
  ],
  can_tell: [
    {
      when: { share_generated: [50, 60, 65, 70, 75, 80, 90] },
      weights: { '1': 16, '2': 24, '3': 24, '4': 18, '5': 11, '6': 5, '7': 2 },
    },
    { weights: { '1': 5, '2': 10, '3': 16, '4': 23, '5': 25, '6': 14, '7': 7 } },
  ],
  clues: [
    {
      when: { can_tell: [5, 6, 7] },
      weights: { poster: 22, hands: 46, light: 24, date: 10, comments: 10, elsewhere: 14 },
    },
    { weights: { poster: 40, hands: 22, light: 8, date: 16, comments: 34, elsewhere: 20 } },
  ],
  trust_in: [
    {
      rows: {
        broadcasters: { '1': 7, '2': 22, '3': 54, '4': 14, dont_know: 3 },
        offices: { '1': 10, '2': 24, '3': 46, '4': 14, dont_know: 6 },
        friends: { '1': 6, '2': 34, '3': 44, '4': 12, dont_know: 4 },
        strangers: { '1': 30, '2': 46, '3': 17, '4': 2, dont_know: 5 },
        chatbots: { '1': 38, '2': 32, '3': 14, '4': 3, dont_know: 13 },
      },
    },
  ],
  last_shared: [
    { weights: { '0': 18, '1': 20, '2': 13, '3': 10, '5': 9, '7': 10, '14': 8, '30': 6, '60': 4, '90': 2, '150': 2, '300': 1 } },
  ],
  fooled: [
    { when: { can_tell: [6, 7] }, weights: { often: 40, once: 26, no: 31, prefer_not: 3 } },
    { when: { can_tell: [3, 4, 5] }, weights: { often: 25, once: 33, no: 37, prefer_not: 5 } },
    { weights: { often: 19, once: 30, no: 47, prefer_not: 4 } },
  ],
  story_place: [
    {
      weights: {
        tv: 5,
        newspaper: 2,
        news_site: 9,
        portal: 10,
        search: 4,
        photo_feed: 22,
        short_video: 30,
        video_site: 17,
        microblog: 16,
        group_chat: 34,
        private_chat: 8,
        email: 3,
        forum: 14,
        shop: 9,
        advertisement: 11,
        dating_app: 4,
        workplace: 3,
        other: 3,
        forgot: 9,
      },
    },
  ],
  story_month: [
    {
      weights: {
        '0': 12,
        '1': 18,
        '2': 15,
        '3': 11,
        '4': 8,
        '5': 6,
        '6': 7,
        '8': 5,
        '10': 4,
        '12': 8,
        '15': 3,
        '18': 3,
        '24': 4,
        '36': 2,
        '60': 1,
      },
    },
  ],
  story_more: [{ weights: { yes: 22, no: 78 } }],
  label_effect: [
    { when: { fooled: ['often', 'once'] }, weights: { much_less: 16, less: 27, same: 24, more: 23, much_more: 10 } },
    { weights: { much_less: 26, less: 34, same: 28, more: 9, much_more: 3 } },
  ],
  label_stars: [{ weights: { '1': 24, '2': 30, '3': 20, '4': 8, '5': 2, na: 16 } }],
  measures: [
    {
      weights: { labels: 66, origin: 48, law: 54, school: 40, checkers: 20, tools: 44, other: 5, none: 6, dont_know: 9 },
    },
  ],
  pay: [
    {
      when: { fooled: ['often', 'once'] },
      weights: { '0': 40, '500': 2, '1000': 12, '1900': 3, '2000': 9, '3000': 13, '4900': 5, '5000': 11, '9900': 3, '10000': 2 },
    },
    { weights: { '0': 66, '500': 3, '1000': 14, '2000': 6, '3000': 6, '4900': 1, '5000': 3, '10000': 1 } },
  ],
  recommend: [
    {
      when: { fooled: ['often'] },
      weights: { '0': 6, '1': 3, '2': 7, '3': 10, '4': 8, '5': 18, '6': 13, '7': 14, '8': 11, '9': 6, '10': 4 },
    },
    { weights: { '0': 1, '1': 1, '2': 2, '3': 4, '4': 4, '5': 11, '6': 10, '7': 19, '8': 23, '9': 14, '10': 11 } },
  ],
  send_results: [{ weights: { yes: 31, no: 69 } }],
}
