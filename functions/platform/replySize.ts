/** The bytes of a value in a function's result, which Lambda limits to 6 MB: as JSON inside the JSON of the result, escaped twice. */
export const replySize = (value: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(value)))
