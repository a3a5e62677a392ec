const space = '\u00a0'

/** Korean with non-breaking spaces in 할 수 있다 and 볼 수 없다, before 것 and 데, after a single 이 or 그. Only to display: never store or send it. */
export const joinKorean = (text: string): string =>
  text
    .replace(/ 수 (?=[있없])/g, `${space}수${space}`)
    .replace(/ (?=것|데(?:[에는도]|[^가-힣]|$))/g, space)
    .replace(/([이그]) (?=\S)/g, (found, word: string, at: number, whole: string) => (isInWord(whole, at) ? found : word + space))

const isInWord = (text: string, at: number) => /[가-힣\w]/.test(text.charAt(at - 1))
