import { choice, gateway, question, rule, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadConditions } from '../branching/visible.ts'
import { createAnswerStore } from './answerStore.ts'
import { answeredSections } from './answeredSections.ts'
import { demographicTexts } from './demographicTexts.ts'

const role = question('role', {
  type: 'single_choice',
  required: true,
  choices: [choice('maker'), choice('reader')],
  gateway: gateway([rule('maker', { show_section_ids: ['makers'] })]),
})
const never = { match: 'all' as const, clauses: [{ question_id: 'role', op: 'any_of' as const, values: ['reader'] }] }
const open = (...sections: ReturnType<typeof section>[]) =>
  createAnswerStore(survey(sections, { branching_mode: 'independent' }), { answers: new Map(), demographics: demographicTexts() })
const shares = (store: ReturnType<typeof open>) => Object.fromEntries(answeredSections(store))

describe('answeredSections', () => {
  it('is the share of required questions that have an answer', () => {
    const store = open(section('s', [question('a', { required: true }), question('b', { required: true }), question('c')]))
    expect(shares(store)).toEqual({ s: 0 })
    store.answer('c', 'optional')
    expect(shares(store)).toEqual({ s: 0 })
    store.answer('a', 'yes')
    expect(shares(store)).toEqual({ s: 0.5 })
    store.answer('b', 'no')
    expect(shares(store)).toEqual({ s: 1 })
    store.answer('a', '')
    expect(shares(store)).toEqual({ s: 0.5 })
  })

  it('takes one answer where no question is required', () => {
    const store = open(section('s', [question('a'), question('b')]))
    expect(shares(store)).toEqual({ s: 0 })
    store.answer('b', 'yes')
    expect(shares(store)).toEqual({ s: 1 })
  })

  it('has sections that ask nothing as answered', () => {
    expect(shares(open(section('intro'), section('notes', [question('n', { type: 'note' })])))).toEqual({ intro: 1, notes: 1 })
  })

  it('leaves out hidden sections, and takes them in as they show, in the order shown', () => {
    const store = open(section('first', [role]), section('makers', [question('tools')]), section('end', [question('more')]))
    store.answer('role', 'reader')
    expect(Object.keys(shares(store))).toEqual(['first', 'end'])
    store.answer('role', 'maker')
    expect(shares(store)).toEqual({ first: 1, makers: 0, end: 0 })
    expect(Object.keys(shares(store))).toEqual(['first', 'makers', 'end'])
  })

  it('leaves out a section whose questions are all hidden', async () => {
    await loadConditions()
    expect(shares(open(section('first', [role]), section('empty', [question('why', { show_if: never })])))).toEqual({ first: 0 })
  })
})
