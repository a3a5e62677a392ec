/**
 * The bytes that a reply's value takes in a function's result, which Lambda limits to 6 MB. The body is JSON inside the JSON of the result,
 * so it is escaped twice: a quotation mark takes four bytes, a control character seven.
 */
export const replySize = (value: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(value)))
