const space = '\u00a0'

/**
 * Korean text, plain or HTML, with spaces that do not break where a line must not end: in 할 수 있다 and 볼 수 없다, before the bound nouns 것 and
 * 데, after a lone 이 or 그. For what is shown alone: what is stored or sent keeps the spaces that somebody typed.
 */
export const joinKorean = (text: string): string =>
  text
    .replace(/ 수 (?=[있없])/g, `${space}수${space}`)
    .replace(/ (?=것|데(?:[에는도]|[^가-힣]|$))/g, space)
    .replace(/(?<![가-힣\w])([이그]) (?=\S)/g, `$1${space}`)
