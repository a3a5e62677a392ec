import { choiceSetNames, choicesOfSet } from './choiceSets.ts'

describe('choicesOfSet', () => {
  it.each(choiceSetNames)('has every choice of %s in both languages, and none twice', (name) => {
    const choices = choicesOfSet(name)
    expect(choices.every(({ label, label_ko }) => label !== '' && label_ko !== '')).toBe(true)
    for (const field of ['label', 'label_ko', 'value'] as const)
      expect(new Set(choices.map((choice) => choice[field] ?? choice.label)).size).toBe(choices.length)
  })

  it('has countries with their codes as values, in the order of their English names', () => {
    const found = choicesOfSet('countries')
    expect(found).toContainEqual({ label: 'South Korea', label_ko: '대한민국', value: 'KR' })
    expect(found[0]?.label).toBe('Afghanistan')
    expect(found.length).toBeGreaterThan(240)
  })
})
