/**
 * Requests that one address may make in five minutes, by purpose; the WAF answers 429 to the rest. A lecture hall shares an address: - `everywhere`:
 * 400 people who load a survey make 11,000 requests. - `signIn`: the API's own limit per network is 200 a minute. - `responses`: 300 people send
 * their answers, and each sends or corrects them once more. docs/operations.md has the cost of a whole day of it.
 */
export const requestsPerAddress = { everywhere: 20_000, signIn: 1_000, responses: 600 }

/** The window in which requests are counted, in seconds. */
export const windowSeconds = 300
