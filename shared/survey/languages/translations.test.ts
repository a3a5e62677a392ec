import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { anyNumber } from '../../kinds/number/numberOf.ts'
import type { Condition } from '../condition.ts'
import type { MediaItem } from '../media.ts'
import type { Question, Section, Survey } from '../survey.ts'
import { missingTexts } from './translations.ts'

const bilingual = { title: 'Survey', title_ko: '설문' }
const inSection = (questions: Question[] = [], overrides: Partial<Survey> = {}) =>
  survey([section('s', questions, { title: 'Part', title_ko: '부분' })], { ...bilingual, ...overrides })
const asked = (overrides: Partial<Question>) => inSection([question('q', { title: 'Why?', title_ko: '왜?', ...overrides })])
const ended = (overrides: Partial<Section>) =>
  survey([section('s', [], { title: 'Part', title_ko: '부분', end_text: '<p>Thank you</p>', ...overrides })], bilingual)
const image = (alt: string, alt_ko: string): MediaItem => ({
  url: '/media/a',
  kind: 'image',
  fit: 'cover',
  position: 'center',
  offset_x: 0,
  offset_y: 0,
  scale: 1,
  alt,
  alt_ko,
  widths: [],
})

const unwritten = (title_ko: string) =>
  survey([section('s', [question('q', { title: 'New Question', title_ko })], { title: 'New Section' })], { title: 'Untitled Survey' })

describe('missingTexts', () => {
  it('finds nothing if both languages have a text, or neither has', () => {
    expect(missingTexts(asked({ description: '', description_ko: '<p><br></p>', media: [image('', '')] }))).toEqual([])
  })

  it('names the language in which a text is blank', () => {
    expect(missingTexts(inSection([], { title_ko: '', footer_html_ko: '<p>끝</p>' }))).toEqual([
      { place: { kind: 'survey' }, field: 'title', language: 'ko' },
      { place: { kind: 'survey' }, field: 'footer_html', language: 'en' },
    ])
  })

  it('finds the text of an end, and ignores that of a section without an end', () => {
    const ends_if: Condition = { match: 'all', clauses: [{ question_id: 'q', op: 'answered' }] }
    expect(missingTexts(ended({ ends_if }))).toEqual([{ place: { kind: 'section', id: 's' }, field: 'end_text', language: 'ko' }])
    expect(missingTexts(ended({ ends_if, end_text_ko: '<p>감사합니다</p>' }))).toEqual([])
    expect(missingTexts(ended({}))).toEqual([])
  })

  it('finds the texts of the settings', () => {
    expect(missingTexts(inSection([], { closed_text: '<p>Closed</p>', thanks_text_ko: '<p>감사합니다</p>' }))).toEqual([
      { place: { kind: 'survey' }, field: 'closed_text', language: 'ko' },
      { place: { kind: 'survey' }, field: 'thanks_text', language: 'en' },
    ])
  })

  it('finds no missing translation in a survey with one language', () => {
    const half = [question('q', { title: 'Why?', description_ko: '<p>왜?</p>' })]
    expect(missingTexts(inSection(half, { languages: 'en' }))).toEqual([
      { place: { kind: 'question', id: 'q' }, field: 'description', language: 'en' },
    ])
    expect(missingTexts(inSection(half, { languages: 'ko' })).map(({ field, language }) => `${field} ${language}`)).toEqual(['title ko'])
  })

  it('finds the unit only of a number question', () => {
    const number = { ...anyNumber, unit: 'kg' }
    expect(missingTexts(asked({ type: 'number', number }))).toEqual([
      { place: { kind: 'question', id: 'q' }, field: 'unit', language: 'ko' },
    ])
    expect(missingTexts(asked({ type: 'short_text', number }))).toEqual([])
  })

  it('treats rich text that shows nothing as blank', () => {
    expect(missingTexts(asked({ description: '<p>More</p>', description_ko: '<p>&nbsp;</p>' }))).toEqual([
      { place: { kind: 'question', id: 'q' }, field: 'description', language: 'ko' },
    ])
  })

  it('treats default titles of the editor as blank until they have a Korean text', () => {
    expect(missingTexts(unwritten(''))).toEqual([])
    expect(missingTexts(unwritten('왜?'))).toEqual([{ place: { kind: 'question', id: 'q' }, field: 'title', language: 'en' }])
  })

  it('checks choices and alternative texts', () => {
    const choices = [choice('Yes', { label_ko: '네' }), choice('No'), choice('Option')]
    expect(missingTexts(asked({ type: 'single_choice', choices, media: [image('A map', '')] }))).toEqual([
      { place: { kind: 'choice', question_id: 'q', index: 1 }, field: 'label', language: 'ko' },
      { place: { kind: 'media', question_id: 'q', index: 0 }, field: 'alt', language: 'ko' },
    ])
  })

  it('ignores choices that remain from a former type of the question', () => {
    expect(missingTexts(asked({ type: 'short_text', choices: [choice('No')] }))).toEqual([])
  })

  it('updates the result for edited parts', () => {
    const before = asked({ title_ko: '' })
    expect(missingTexts(before)).toHaveLength(1)
    const after = {
      ...before,
      sections: before.sections.map((held) => ({ ...held, questions: [{ ...held.questions[0]!, title_ko: '왜?' }] })),
    }
    expect(missingTexts(after)).toEqual([])
  })

  it('treats a lone quote as a text', () => {
    expect(missingTexts(asked({ title: '{{a|it}}', title_ko: '{{a|그것}}' }))).toEqual([])
    expect(missingTexts(asked({ title: '{{a|it}}', title_ko: '' }))).toEqual([
      { place: { kind: 'question', id: 'q' }, field: 'title', language: 'ko' },
    ])
  })
})
