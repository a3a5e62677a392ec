/** The Korean particles that depend on the end of the word before: as written in a text, after a consonant, and after a vowel. */
const particles = [
  ['을(를)', '을', '를'],
  ['이(가)', '이', '가'],
  ['은(는)', '은', '는'],
  ['과(와)', '과', '와'],
  ['(으)로', '으로', '로'],
] as const

const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
/** Final consonants of a syllable, with none as the first. */
const finals = 28
const rieul = 8

/** The final consonant of a Korean word, 0 for none; undefined if the last letter is not a Korean syllable. Characters after the last letter are ignored. */
function finalOf(word: string): number | undefined {
  const last = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(word.slice(-100).normalize('NFC'))?.[0].codePointAt(0) ?? 0
  return last < firstSyllable || last > lastSyllable ? undefined : (last - firstSyllable) % finals
}

/** The text after a word, with the right form of a particle at its start: "사과", "을(를) 샀다" gives "를 샀다". Unchanged after a digit or Latin letter. */
export function fitParticle(word: string, after: string): string {
  const particle = particles.find(([written]) => after.startsWith(written))
  const final = finalOf(word)
  if (!particle || final === undefined) return after
  const [written, closed, open] = particle
  // 로 follows ㄹ as it follows a vowel
  return (final === 0 || (final === rieul && open === '로') ? open : closed) + after.slice(written.length)
}
