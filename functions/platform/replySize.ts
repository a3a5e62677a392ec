/**
 * How many bytes of a function's result a value takes as an answer. The answer is JSON, and a text inside the JSON of the result: a quotation
 * mark in it takes four bytes, a control character seven.
 */
export const replySize = (value: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(value)))
