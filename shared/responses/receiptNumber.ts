/**
 * A number by which a respondent can refer to a response, such as `4821 0937`. It reveals 27 of the id's 128 random bits: unlike the id, it does not
 * give the right to change the response. `id`: a response's.
 */
export const receiptNumber = (id: string): string =>
  String(Number.parseInt(id.slice(-8), 16) % 100_000_000)
    .padStart(8, '0')
    .replace(/....$/, ' $&')

/** Whether a search is for this response's number, with or without its space, in digits of any width. */
export const isReceiptNumber = (words: string, id: string): boolean =>
  words.normalize('NFKC').replace(/\s/g, '') === receiptNumber(id).replace(' ', '')
