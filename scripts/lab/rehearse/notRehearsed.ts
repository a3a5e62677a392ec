/** A test by its suite's file in test/api, test/attacks or test/faults and its own name. */
type Left = { suite: string; test: string; reason: string }

/** The API tests that a rehearsal leaves out: each changes or reads something inside a function in the test's own process. */
export const notRehearsed: Left[] = [
  {
    suite: 'settings',
    test: 'names the deployed commit in a header',
    reason: 'sets a variable of the function, which the template decides',
  },
  {
    suite: 'canary',
    test: 'writes one counter that expires, whatever is sent and how often',
    reason: 'counts all items of a table of its own',
  },
  {
    suite: 'answerUploads',
    test: 'is counted over both ways, and said with 429 and when to come again',
    reason: 'lowers a limit of shared/limits.ts, which a bundle has for good',
  },
  {
    suite: 'answerUploads',
    test: 'does not count media of admins',
    reason: 'lowers a limit of shared/limits.ts, which a bundle has for good',
  },
  {
    suite: 'export',
    test: 'answers 503 when the store fails, and leaves no half of a file',
    reason: 'makes one call of the function’s own S3 client fail',
  },
  {
    suite: 'indexes',
    test: 'adds missing indexes to an older table, with its content',
    reason: 'makes a table of its own; the table of what is rehearsed follows the template',
  },
  {
    suite: 'inquiries',
    test: 'writes no shared item, so that visitors never wait for each other',
    reason: 'watches the calls of the function’s own DynamoDB client',
  },
  ...[
    'that is cancelled before it begins never runs, and one that is done loses its file',
    'that was killed and has no retry left fails after a minute without a heartbeat, and stays failed',
    'answers 202 at once, then the workbook that the direct export gives',
    'that has no time left fails with that reason',
    'is refused above the rows of a sheet before the work begins, and offers CSV',
    'whose file cannot be stored fails with that reason, and leaves no part of it',
  ].map((test) => ({ suite: 'jobs', test, reason: 'holds a job back, or has it run in the test’s own process' })),
  ...[
    'that is killed in the middle restarts a minute later, and finishes',
    'that is terminated with the product fails immediately',
    'that is cancelled in the middle stays cancelled, and leaves no file',
    'that is undisturbed finishes',
  ].map((test) => ({ suite: 'endedJob', test, reason: 'runs jobs in processes of its own' })),
  ...[
    'starts a job if there are too many to count at once: its file is the results',
    'makes a job of what has too many bytes, takes too long, or exceeds a reply',
  ].map((test) => ({ suite: 'results', test, reason: 'lowers a limit of shared/limits.ts, which a bundle has for good' })),
  {
    suite: 'reach',
    test: 'is part of results that a job counts',
    reason: 'lowers a limit of shared/limits.ts, which a bundle has for good',
  },
  {
    suite: 'reach',
    test: 'is 204 and not counted beyond what an address may send',
    reason: 'holds the time that the function goes by',
  },
  {
    suite: 'logs',
    test: 'names the route and the error, and nothing about the caller or the content',
    reason: 'reads what the function logs, which goes to its log group and not to a caller',
  },
  {
    suite: 'logs',
    test: 'names the error, and not the address in the mail service’s message',
    reason: 'makes the mail service refuse inside the function’s own process',
  },
  {
    suite: 'logs',
    test: 'names the route, for the alarm that counts it',
    reason: 'reads what the function logs, and takes the secret away that it goes by',
  },
  {
    suite: 'oauth',
    test: 'logs nothing of the person or the secret when a provider fails',
    reason: 'reads what the function logs, which goes to its log group and not to a caller',
  },
  ...['leads to the login with where the person was going', 'leads back to the account where a provider was being linked'].map((test) => ({
    suite: 'oauthRefusals',
    test,
    reason: 'makes the table fail inside the test’s own process',
  })),
  ...[
    'counts again, deletes nothing if more match since the request, and returns how many',
    'runs once, however often it is delivered',
    'keeps a response that no longer matches when its turn comes',
    'stops if it is cancelled in the middle; another job can delete the rest',
    'that fails in the middle reports how many it deleted, and can be started again with the rest',
  ].map((test) => ({ suite: 'deleteResponses', test, reason: 'holds a job back, or has it run in the test’s own process' })),
  {
    suite: 'inquiryMail',
    test: 'is followed by its digest also where no other inquiry comes, and by no second one',
    reason: 'has the digest sent in the test’s own process',
  },
  {
    suite: 'passwords',
    test: 'reports that the site cannot send mail',
    reason: 'wants a site without a sender; what is rehearsed has one, so that the mails are tried too',
  },
  {
    suite: 'publicList',
    test: 'reads definitions beside each other, and in the order of the list',
    reason: 'watches the calls of the function’s own DynamoDB client',
  },
  {
    suite: 'responseList',
    test: 'takes its numbers from the kept counts and what came since, and counts nothing else',
    reason: 'writes kept counts of its own, beside the function that counts',
  },
  {
    suite: 'responseList',
    test: 'ends a search when its time is over, and continues by its cursor',
    reason: 'lowers a limit of shared/limits.ts, which a bundle has for good',
  },
  {
    suite: 'responses',
    test: 'limits an address to a burst of 400, and not another address',
    reason: 'takes there long enough for the burst to be allowed again',
  },
  {
    suite: 'screenedResults',
    test: 'follow claims and deletions of screened responses, and a recount finds the same',
    reason: 'recounts in the test’s own process',
  },
  {
    suite: 'wouldHold',
    test: 'is counted in a job if there are too many responses for a request',
    reason: 'lowers a limit of shared/limits.ts, which a bundle has for good',
  },
  {
    suite: 'mailCopy',
    test: 'mailCopy offers none on a site that cannot send mail',
    reason: 'is of a site without mail; what is rehearsed can send it',
  },
  {
    suite: 'slowMail',
    test: 'takes the same time with and without an account, where the mail service does not answer',
    reason: 'makes the mail service hang inside the function’s own process',
  },
  {
    suite: 'slowMail',
    test: 'keeps the count of a digest that could not be sent for the next one',
    reason: 'makes the mail service fail inside the test’s own process',
  },
]

/** Suites that it leaves out entirely, with the reason: most because a rehearsal delivers the table's stream to the counting function by itself. */
export const suitesNotRehearsed: Record<string, string> = {
  forgottenValues: 'lowers a limit of shared/limits.ts, which a bundle has for good',
  longFilters: 'sends addresses so long that the server in front of the function refuses them',
  largeFilters: 'sends addresses so long that the server in front of the function refuses them',
  counting: 'brings the stream to the function in the test’s own process, late, twice and broken',
  keptCounts: 'brings the stream to the function in the test’s own process, twice and out of order, and kills it',
  storedQuestions: 'fills the table with counts whose positions are of another stream',
  storedSeats: 'fills the table with items of another site',
  storedConditions: 'fills the table with counts whose positions are of another stream',
  storedWindow: 'fills the table with counts whose positions are of another stream',
  storedLife: 'fills the table with counts whose positions are of another stream',
  countsOfAllTypes: 'brings the stream to the function in the test’s own process, in any order and twice',
  roundTrip: 'imports thousands of responses to compare files, which a rehearsal does not make otherwise',
  storedFormats: 'fills the table with counts whose positions are of another stream',
  otherStream: 'restores its table and brings the stream to the function in the test’s own process',
  jobSteps: 'holds jobs back, and ends their functions early in the test’s own process',
  jobFailures: 'holds jobs back, and makes calls of their functions fail in the test’s own process',
  jobAccidents: 'kills jobs in the test’s own process',
  workbookSteps: 'holds jobs back, and ends their functions early in the test’s own process',
  deletionSteps: 'holds jobs back, and ends their functions early in the test’s own process',
  carryOver: 'makes a second table and turns the functions to it',
  recount: 'holds the stream back until it is wanted',
  seats: 'holds jobs back, and stores a response without a function',
  laterLimit: 'holds jobs back and runs them in the test’s own process',
  recountSeats: 'recounts in the test’s own process, and takes seats without a function',
  scan: 'plants what the scan has to find, which the counting would meet too',
  units: 'adds up the units that the function’s own DynamoDB client took',
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The pattern for jest's --testNamePattern that selects the tests of a suite except those that are left out. */
export function takenNames(suite: string): string {
  const left = notRehearsed.filter((one) => one.suite === suite).map(({ test }) => escaped(test))
  return left.length ? `^(?!.*(?:${left.join('|')})$)` : ''
}
