import { passwordMin } from './accounts/passwordMin.ts'
import { fieldLimits } from './fieldLimits.ts'
import { urlMax } from './url.ts'

/** Every bound of the product. A name says its unit where it is not a count of characters or items. */
export const limits = {
  ...fieldLimits,
  bodyBytes: 1_000_000,
  surveyBodyBytes: 4_000_000,
  homepageBodyBytes: 4_000_000,
  importBodyBytes: 4_000_000,
  /** What a packed item may hold before it is refused with 413; DynamoDB's own bound is 400 KB. */
  itemBytes: 380_000,
  /** One part of a stored survey definition. */
  partBytes: 350_000,
  /** What one answer may hold of what is stored, as it stands in a function's result: Lambda's own bound for the whole is 6 MB. */
  replyBytes: 5_500_000,
  /** All parts of one definition: a transaction holds 4 MB. */
  definitionBytes: 3_500_000,

  id: 64,
  slug: 200,
  /** Any id, slug or name in a path: none of ours is longer. */
  pathName: 200,
  cursor: 200,
  title: 500,
  choiceLabel: 1_000,
  /** Nested tags in a rich text; what stands deeper is unwrapped. */
  richTextDepth: 40,
  url: urlMax,
  passwordMin,
  passwordMax: 128,
  country: 100,

  sections: 200,
  questions: 1_000,
  choices: 500,
  aliases: 200,
  /** Characters of all aliases of a survey, and of the JSON of its retired questions, or choices: a tenth of what a save may send. */
  aliasCharacters: 400_000,
  retiredCharacters: 400_000,
  media: 20,
  gatewayRules: 500,
  branchingEntries: 1_000,
  answers: 2_000,
  /** Seconds between the first input and the submit: a day. */
  secondsToAnswer: 24 * 60 * 60,
  /** Conditions of one filter of results. */
  conditions: 20,
  filesPerAnswer: 10,
  /** A save holds so many and releases as many in one transaction, of at most 100 items. */
  filesPerResponse: 49,
  homepageItems: 100,
  /** Surveys on the public list, the newest, and bytes of all their descriptions as replyBytes counts them. Older ones keep their address. */
  publicSurveys: 300,
  publicDescriptionsBytes: 3_000_000,
  /** Unread inquiries that are counted; the count stays there when there are more. */
  unreadCounted: 1_000,

  idempotencyKeyMin: 16,
  idempotencyKeyMax: 128,
  pageSize: 50,
  pageSizeMax: 200,
  /** Responses of one call of an import. */
  importedResponses: 100,
  /** Responses that one call of the list looks at for a filter or a search; the cursor goes on behind them. */
  responsesSearched: 1_000,
  /** Responses that are counted within a request; above that it is a job. */
  responsesCounted: 20_000,

  /** Seconds. */
  accessTokenSeconds: 12 * 60 * 60,
  exportTicketSeconds: 60,
  /** Seconds that one export may take inside a request. */
  exportSeconds: 20,
  /** Bytes of an .xlsx that is answered directly; a larger one by redirect. */
  exportInlineBytes: 4_000_000,
  exportLinkSeconds: 300,
  /** Seconds that a job and its file are kept, and after which one that says nothing counts as failed: waiting to begin, or running. */
  jobSeconds: 24 * 60 * 60,
  jobQueuedSeconds: 5 * 60,
  jobSilentSeconds: 60,

  /** POST and PUT of responses, for one source network and one function instance. */
  responsesPerSecond: 20,
  responsesBurst: 400,

  /** Bytes of a file, by what it is for. */
  mediaBytes: 200 * 1024 * 1024,
  avatarBytes: 5 * 1024 * 1024,
  answerFileBytes: 25 * 1024 * 1024,
  renditionBytes: 5 * 1024 * 1024,
  /** A file of 4 MB with its form: a function's event holds 6 MB, in base64. */
  multipartBodyBytes: (4096 + 64) * 1024,
  fileName: 255,
  /** Pixels on the longest side of an image that a page sends. */
  imageSide: 2_400,
  /** Seconds in which a presigned upload must begin, and in which it must be complete. */
  uploadSeconds: 60 * 60,
  pendingSeconds: 2 * 60 * 60,
  /** Seconds in which a response must hold a file that was sent for it. */
  unsentSeconds: 24 * 60 * 60,
  /** Seconds that the address of a private file is good for. */
  fileLinkSeconds: 300,
  /** Wrong passwords of one account from one network before the next one has to wait, and the longest wait in seconds. */
  freeAttempts: 5,
  maxWaitSeconds: 15 * 60,
  /** Seconds after which an account's wrong passwords are forgotten. */
  attemptsSeconds: 24 * 60 * 60,
  /** Passwords tried for one account in an hour from all networks that did not sign in to it in the last so many seconds. */
  attemptsPerAccount: 1_000,
  knownNetworkSeconds: 30 * 24 * 60 * 60,
  /** Sign-ins, right or wrong, and sign-ups from one source address in a minute: a lecture hall shares one. */
  signInsPerAddress: 200,
  signUpsPerAddress: 100,
  /** Mails with a reset link that one address may be sent in an hour, and that one source address may ask for in a minute. */
  resetsPerEmail: 5,
  resetsPerAddress: 20,
  /** Seconds that a reset link is good for: one that came by mail, and one that an admin made. */
  mailedResetSeconds: 60 * 60,
  resetLinkSeconds: 24 * 60 * 60,
  /** Seconds that somebody may take at a provider. */
  oauthSeconds: 10 * 60,
  /** Seconds after a sign-in in which a provider may be linked without the password, and an account that has none may be deleted. */
  freshSeconds: 10 * 60,
  /** Inquiries that one source address may send in a minute. */
  inquiriesPerAddress: 20,
  /** Files that one source address may send in an hour, media apart: a lecture hall shares one. */
  filesPerHour: 600,
} as const
