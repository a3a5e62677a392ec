import { choice, gateway, question, rule, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { processorTime } from '../../../../../test/support/processorTime.ts'
import { loadConditions, visible } from '../branching/visible.ts'
import { createAnswerStore, type FormValues } from './answerStore.ts'
import { demographicTexts } from './demographicTexts.ts'

jest.mock<typeof import('../branching/visible.ts')>('../branching/visible.ts', () => {
  const actual = jest.requireActual<typeof import('../branching/visible.ts')>('../branching/visible.ts')
  return { ...actual, visible: jest.fn(actual.visible) }
})

const role = question('role', {
  type: 'single_choice',
  required: true,
  choices: [choice('maker'), choice('reader')],
  gateway: gateway([rule('maker', { show_section_ids: ['makers'] }), rule('reader', { show_section_ids: ['readers'] })]),
})
const branched = survey([
  section('first', [role, question('note')]),
  section('makers', [question('tools', { required: true }), question('upload', { type: 'file_upload', required: true })]),
  section('readers', [question('paper', { required: true })]),
])

/** A gateway's rules, by a choice the sections that it shows. */
const rules = (shows: Record<string, string[]>) =>
  gateway(Object.entries(shows).map(([value, ids]) => rule(value, { show_section_ids: ids })))

const nothing: FormValues = { answers: new Map(), demographics: demographicTexts() }
const open = (saved = nothing, draft = saved) => createAnswerStore(branched, saved, draft)

const numbers = (shows: Record<string, string[]>, type: 'single_choice' | 'multi_select' = 'single_choice') =>
  createAnswerStore(
    survey([
      section('first', [question('n', { type, choices: ['One', 'Two', 'Three'].map((value) => choice(value)), gateway: rules(shows) })]),
      section('s1', [question('q1')]),
      section('s2', [question('q2')]),
    ]),
    nothing,
  )

const showing = (values: string[]) => ({ match: 'all' as const, clauses: [{ question_id: 'n', op: 'any_of' as const, values }] })

describe('createAnswerStore', () => {
  it('counts a required choice that takes a text as answered once that is written', () => {
    const choices = [choice('a'), choice('other', { text_entry: true })]
    const store = createAnswerStore(survey([section('s', [question('q', { type: 'single_choice', required: true, choices })])]), nothing)
    let woken = 0
    store.subscribe(['progress'], () => woken++)
    const steps: [string, string | undefined, number][] = [
      ['q', 'other', 0],
      ['q/text', ' ', 0],
      ['q/text', ' A parrot', 1],
      ['q', 'a', 1],
      ['q/text', undefined, 1],
      ['q', 'other', 0],
    ]
    for (const [id, value, answered] of steps) {
      store.answer(id, value)
      expect([id, value, store.progress()]).toEqual([id, value, { answered, required: 1 }])
    }
    expect(woken).toBe(2)
  })

  it('wakes only who listens to the answered question', () => {
    const store = open()
    const woken: string[] = []
    for (const topic of ['answer-note', 'answer-role', 'section:first', 'section:makers', 'progress', 'visibility'])
      store.subscribe([topic], () => woken.push(topic))
    store.answer('note', 'a line')
    expect(woken).toEqual(['answer-note'])
  })

  it('shows the targets of a gateway, and keeps the lists of other sections', () => {
    const store = open()
    const first = store.section('first')
    expect(store.section('makers')).toBeNull()
    store.answer('role', 'maker')
    expect(store.section('makers')?.map(({ id }) => id)).toEqual(['tools', 'upload'])
    expect(store.section('readers')).toBeNull()
    expect(store.section('first')).toBe(first)
  })

  it('says which choice brought a section and how many questions came and went', () => {
    const store = open()
    store.answer('role', 'maker')
    expect(store.reason('makers')?.value).toBe('maker')
    expect(store.visibility()).toEqual({ serial: 1, added: 2, removed: 0 })
    store.answer('role', 'reader')
    expect(store.reason('makers')).toBeUndefined()
    expect(store.visibility()).toEqual({ serial: 2, added: 1, removed: 2 })
  })

  describe('with a choice that brings what another brings too', () => {
    it('drops the reason with the choice, and gives no second one', () => {
      const store = numbers({ One: ['s1'], Two: ['s1', 's2'] })
      const woken: string[] = []
      store.answer('n', 'One')
      expect(store.reason('s1')?.value).toBe('One')
      store.subscribe(['section:s1'], () => woken.push('s1'))
      store.answer('n', 'Two')
      expect(store.section('s1')).not.toBeNull()
      expect(store.reason('s1')).toBeUndefined()
      expect(store.reason('s2')?.value).toBe('Two')
      expect(woken).toEqual(['s1'])
    })

    it('gives no reason for a question that always shows', () => {
      const store = numbers({ One: ['s1'], Two: ['s1', 's2'], Three: ['s1'] })
      store.answer('n', 'Two')
      expect(store.section('s1')).not.toBeNull()
      expect(store.reason('s1')).toBeUndefined()
      expect(store.reason('s2')?.value).toBe('Two')
    })

    it('tries no further choice once one hides every section that appeared', () => {
      const choices = Array.from({ length: 500 }, (_, index) => choice(`c${index}`))
      const many = question('n', { type: 'single_choice', choices, gateway: rules({ c7: ['s1'] }) })
      const store = createAnswerStore(survey([section('first', [many]), section('s1', [question('q1')])]), nothing)
      jest.mocked(visible).mockClear()
      store.answer('n', 'c7')
      expect(store.reason('s1')?.value).toBe('c7')
      expect(jest.mocked(visible).mock.calls.length).toBeLessThanOrEqual(2)
    })

    it('tries few of many choices where all of them show a section of a large survey', async () => {
      const choices = Array.from({ length: 500 }, (_, index) => choice(`c${index}`))
      const many = question('n', { type: 'single_choice', choices, gateway: rules({ c7: ['s1'] }) })
      const answered = { match: 'all' as const, clauses: [{ question_id: 'n', op: 'answered' as const }] }
      const large = Array.from({ length: 500 }, (_, index) => question(`q${index}`))
      const given = survey([section('first', [many]), section('s1', [question('q')]), section('s2', large, { show_if: answered })], {
        branching_mode: 'independent',
      })
      await loadConditions()
      const store = createAnswerStore(given, nothing)
      jest.mocked(visible).mockClear()
      store.answer('n', 'c7')
      expect([store.reason('s1')?.value, store.section('s2') && store.reason('s2')]).toEqual(['c7', undefined])
      expect(jest.mocked(visible).mock.calls.length).toBeLessThanOrEqual(10)
    })

    it('gives a reason where a condition names the first of the other choices too, but not all of them', async () => {
      const asked = question('n', { type: 'single_choice', choices: ['One', 'Two', 'Three'].map((value) => choice(value)) })
      const given = survey([
        section('first', [asked]),
        section('s1', [question('q1')], { show_if: showing(['One', 'Two']) }),
        section('s2', [question('q2')], { show_if: showing(['One', 'Two', 'Three']) }),
      ])
      await loadConditions()
      const store = createAnswerStore(given, nothing)
      store.answer('n', 'Two')
      expect([store.section('s1'), store.section('s2')]).toEqual([[expect.anything()], [expect.anything()]])
      expect([store.reason('s1')?.value, store.reason('s2')?.value]).toEqual(['Two', undefined])
    })

    it('keeps the reason while the choice is one of several, and drops it with that one', () => {
      const store = numbers({ One: ['s1'], Two: ['s1'] }, 'multi_select')
      store.answer('n', ['One'])
      store.answer('n', ['One', 'Three'])
      expect(store.reason('s1')?.value).toBe('One')
      store.answer('n', ['Two', 'Three'])
      expect(store.section('s1')).not.toBeNull()
      expect(store.reason('s1')).toBeUndefined()
    })
  })

  it('keeps the answer to a hidden question and shows it again with the question', () => {
    const store = open()
    store.answer('role', 'maker')
    store.answer('tools', 'a lens')
    store.answer('role', 'reader')
    expect(store.value('tools')).toBe('a lens')
    store.answer('role', 'maker')
    expect(store.value('tools')).toBe('a lens')
  })

  it('counts the required questions that show, files among them', () => {
    const store = open()
    const file = { id: 'F1', name: 'a.pdf', size: 1, type: 'application/pdf', url: '/api/files/F1' }
    expect(store.progress()).toEqual({ answered: 0, required: 1 })
    store.answer('role', 'maker')
    expect(store.progress()).toEqual({ answered: 1, required: 3 })
    store.answer('tools', 'a lens')
    store.answer('upload', [file])
    expect(store.progress()).toEqual({ answered: 3, required: 3 })
    store.answer('tools', '  ')
    store.answer('upload', undefined)
    expect(store.progress()).toEqual({ answered: 1, required: 3 })
  })

  it('settles a problem when its question is answered or hidden', () => {
    const store = open()
    store.answer('role', 'maker')
    store.setProblems([
      { control: 'answer-role', code: 'answer.required' },
      { control: 'answer-tools', code: 'answer.required' },
      { control: 'about-age', code: 'age' },
    ])
    expect(store.problemCount()).toBe(3)
    store.answer('role', 'reader')
    expect(store.problem('answer-tools')).toBeUndefined()
    store.setDemographic('age', '40')
    expect(store.problemCount()).toBe(0)
  })

  it('counts what differs from the saved response', () => {
    const store = open({ answers: new Map([['note', 'old']]), demographics: demographicTexts({ age: 30 }) })
    expect(store.changeCount()).toBe(0)
    store.answer('note', 'new')
    store.setDemographic('age', '31')
    expect(store.changeCount()).toBe(2)
    store.answer('note', 'old')
    store.setDemographic('age', '30')
    expect(store.changeCount()).toBe(0)
  })

  it('starts from the draft and measures changes against the saved response', () => {
    const saved: FormValues = { answers: new Map([['note', 'old']]), demographics: demographicTexts() }
    const draft: FormValues = { answers: new Map([['role', 'maker']]), demographics: demographicTexts() }
    const store = open(saved, draft)
    expect(store.value('note')).toBeUndefined()
    expect(store.section('makers')).not.toBeNull()
    expect(store.changeCount()).toBe(2)
  })

  describe('with more questions than come onto the page in one step', () => {
    const rest = Array.from({ length: 10 }, (_, s) =>
      section(
        `s${s}`,
        Array.from({ length: 5 }, (_, q) => question(`q${s}-${q}`)),
      ),
    )
    const gate = question('gate', {
      type: 'single_choice',
      choices: [choice('all'), choice('none')],
      gateway: gateway([rule('all', { show_section_ids: rest.map(({ id }) => id) })], { unanswered_behavior: 'show_all' }),
    })
    const long = survey([section('first', [gate]), ...rest], { branching_mode: 'independent' })
    const placed = (store: ReturnType<typeof open>) => rest.filter(({ id }) => store.section(id)).length
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())

    it('gives the first ones their place at once and the others after, in the order of the survey', () => {
      const store = createAnswerStore(long, nothing)
      expect([store.section('s0'), store.section('s1')]).toEqual([rest[0]!.questions.slice(0, 2), null])
      store.subscribe(['section:s2'], () => undefined)
      jest.advanceTimersToNextTimer()
      expect([store.section('s1'), store.section('s2'), store.section('s3')]).toEqual([
        rest[1]!.questions,
        rest[2]!.questions.slice(0, 2),
        null,
      ])
      jest.runAllTimers()
      expect(placed(store)).toBe(10)
      expect(store.section('s9')).toEqual(rest[9]!.questions)
    })

    it('notifies the sections that it mounts first after a choice', () => {
      const store = createAnswerStore(long, nothing)
      const told: string[] = []
      for (const { id } of rest) store.subscribe([`section:${id}`], () => told.push(id))
      store.answer('gate', 'all')
      expect(told.slice(0, 3)).toEqual(['s0', 's1', 's2'])
      expect(store.section('s0')).toEqual(rest[0]!.questions)
    })

    it('keeps many questions that one choice hides mounted, and shows them again at once', () => {
      const store = createAnswerStore(long, nothing)
      store.subscribe(['section:s2'], () => undefined)
      jest.runAllTimers()
      store.answer('gate', 'none')
      expect([placed(store), store.keptHidden('s9')]).toEqual([0, rest[9]!.questions])
      expect(store.shown().questions.has('q9-0')).toBe(false)
      store.answer('gate', 'all')
      expect([placed(store), store.keptHidden('s9')]).toEqual([10, undefined])
    })
  })

  it('answers one of 500 questions in well under the time of a frame', async () => {
    const sections = Array.from({ length: 50 }, (_, s) =>
      section(`s${s}`, [
        question(`g${s}`, {
          type: 'single_choice',
          required: true,
          choices: [choice('a'), choice('b')],
          gateway: gateway([rule('a', { show_section_ids: [`s${(s + 1) % 50}`] })]),
        }),
        ...Array.from({ length: 9 }, (_, q) => question(`q${s}-${q}`, { required: true })),
      ]),
    )
    const store = createAnswerStore(survey(sections, { branching_mode: 'independent' }), nothing)
    store.answer('g0', 'a')
    const typeOften = () => {
      for (let n = 0; n < 100; n++) store.answer('q0-0', `typed ${n}`)
    }
    expect(await processorTime(typeOften)).toBeLessThan(400)
  })
})
