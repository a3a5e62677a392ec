import { oneQuestion } from '../../../support/api/oneQuestion.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'

ownTable()

const whole = { from: 1, to: 5, labels: [], na_label: '', na_label_ko: '' }
const { created, refusal } = oneQuestion(ownAdmin(), { type: 'scale' })

describe('a scale', () => {
  it('has all of its fields with their defaults', async () => {
    for (const scale of [undefined, null, {}]) expect((await created({ scale })).scale).toEqual(whole)
    expect(await created({})).not.toHaveProperty('look')
  })

  it('keeps more labels than it has points, and a look of another type', async () => {
    const scale = { ...whole, from: 0, to: 1, labels: Array.from({ length: 11 }, () => ({ label: 'a', label_ko: '가' })) }
    expect(await created({ scale, look: 'slider' })).toMatchObject({ scale, look: 'slider' })
  })

  it.each([
    ['a first point of 2', { from: 2 }, 'scale.from', 'too_large'],
    ['a first point of -1', { from: -1 }, 'scale.from', 'too_small'],
    ['a last point of 11', { to: 11 }, 'scale.to', 'too_large'],
    ['half a point', { to: 4.5 }, 'scale.to', 'not_whole'],
    ['one point', { from: 1, to: 1 }, 'scale.to', 'scale_without_points'],
    ['twelve labels', { labels: Array.from({ length: 12 }, () => ({})) }, 'scale.labels', 'too_long'],
    ['a long label', { labels: [{ label: 'x'.repeat(1001) }] }, 'scale.labels.0.label', 'too_long'],
    ['a label that is a number', { labels: [{ label_ko: 7 }] }, 'scale.labels.0.label_ko', 'wrong_type'],
    ['a long label of "na"', { na_label: 'x'.repeat(1001) }, 'scale.na_label', 'too_long'],
    ['fields that are a number', 7, 'scale', 'wrong_type'],
    ['fields that are a list', [], 'scale', 'wrong_type'],
    ['a label that is a list', { labels: [{ label: 'Bad' }, ['Good']] }, 'scale.labels.1', 'wrong_type'],
  ])('is refused with %s', async (_, scale, path, code) => {
    expect(await refusal({ scale })).toEqual([422, path, code])
  })

  it('keeps its fields while it is of another type, within their limits only', async () => {
    const scale = { ...whole, to: 1 }
    expect(await created({ type: 'short_text', scale })).toMatchObject({ scale })
    expect(await refusal({ type: 'short_text', scale: { to: 99 } })).toEqual([422, 'scale.to', 'too_large'])
    expect(await created({ type: 'short_text' })).not.toHaveProperty('scale')
  })
})

describe('choices that are a scale', () => {
  it('are kept so, and a question without has no such field', async () => {
    expect(await created({ type: 'single_choice', ordered: true, look: 'row' })).toMatchObject({ ordered: true, look: 'row' })
    for (const ordered of [false, null]) expect(await created({ type: 'single_choice', ordered })).not.toHaveProperty('ordered')
  })

  it('are refused as anything but true or false', async () => {
    expect(await refusal({ type: 'single_choice', ordered: 'yes' })).toEqual([422, 'ordered', 'wrong_type'])
  })
})
