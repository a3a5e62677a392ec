import { fitParticle } from './particles.ts'

describe('fitParticle', () => {
  it.each([
    ['사과', '을(를)', '를'],
    ['귤', '을(를)', '을'],
    ['사과', '이(가)', '가'],
    ['귤', '이(가)', '이'],
    ['사과', '은(는)', '는'],
    ['귤', '은(는)', '은'],
    ['사과', '과(와)', '와'],
    ['수박', '과(와)', '과'],
    ['사과', '(으)로', '로'],
    ['수박', '(으)로', '으로'],
  ])('gives %s its form of %s', (word, written, fits) => {
    expect(fitParticle(word, `${written} 골랐습니다.`)).toBe(`${fits} 골랐습니다.`)
  })

  it.each([
    ['귤', '로'],
    ['서울', '로'],
    ['연필', '로'],
    ['부산', '으로'],
  ])('drops (으) after ㄹ: %s', (word, fits) => {
    expect(fitParticle(word, '(으)로 갑니다')).toBe(`${fits} 갑니다`)
  })

  it.each(['7', '25 MB', 'Apple', 'apple', '12%', '사과 2', '', '…', '🍋', '林', 'ㅋㅋ'])(
    'leaves the particle as written after %j',
    (word) => {
      for (const written of ['을(를)', '이(가)', '은(는)', '과(와)', '(으)로'])
        expect(fitParticle(word, `${written} 보기`)).toBe(`${written} 보기`)
    },
  )

  it('depends on the last letter, whatever follows it', () => {
    expect(fitParticle('귤(제주산)', '을(를)')).toBe('을')
    expect(fitParticle('"커피"', '을(를)')).toBe('를')
    expect(fitParticle('Cherry 맛!', '이(가)')).toBe('이')
    expect(fitParticle('커피 🍋', '은(는)')).toBe('는')
  })

  it('reads syllables that are stored as separate letters', () => {
    expect(fitParticle('귤'.normalize('NFD'), '을(를)')).toBe('을')
    expect(fitParticle('사과'.normalize('NFD'), '을(를)')).toBe('를')
  })

  it('changes nothing but a particle that follows at once', () => {
    for (const after of [' 을(를)', '을 (를)', '를(을)', '을', '"을(를)', '은 을(를)', '']) expect(fitParticle('사과', after)).toBe(after)
    expect(fitParticle('사과', '와(과) 을(를)')).toBe('와(과) 을(를)')
    expect(fitParticle('사과', '을(를) 귤을(를)')).toBe('를 귤을(를)')
  })

  it('reads a long word in constant time', () => {
    expect(fitParticle(`사과${' '.repeat(1_000_000)}`, '을(를)')).toBe('을(를)')
    expect(fitParticle(`${'a'.repeat(1_000_000)}귤`, '을(를)')).toBe('을')
  })
})
