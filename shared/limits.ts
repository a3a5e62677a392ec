import { passwordMin } from './accounts/passwordMin.ts'
import { mostClauses } from './branching/conditions/mostClauses.ts'
import { fieldLimits } from './fieldLimits.ts'
import { mostOfFallback } from './quotes/quoteTokens.ts'
import { urlMax } from './url.ts'

/** The names contain the unit unless it is a count. The edge's rates are in infra/site/requestsPerAddress.ts and infra/throttle.ts. */
export const limits = {
  ...fieldLimits,
  bodyBytes: 1_000_000,
  surveyBodyBytes: 4_000_000,
  homepageBodyBytes: 4_000_000,
  importBodyBytes: 4_000_000,
  /** The ids of all sections of a survey, at four bytes a character. */
  reachBodyBytes: 64 * 1024,
  /** Bytes of a packed item, above which a save is refused with 413; DynamoDB's limit is 400 KB. */
  itemBytes: 380_000,
  /** Bytes of a guest's packed response: many times what respondents type. */
  guestResponseBytes: 64 * 1024,
  /** One part of a stored survey definition. */
  partBytes: 350_000,
  /** Bytes of stored content in one reply, counted as replySize does; Lambda's limit of the whole result is 6 MB. */
  replyBytes: 5_500_000,
  /** Bytes of one response in a reply, counted the same way. */
  responseReplyBytes: 2_000_000,
  /** All parts of one definition; DynamoDB's limit of a transaction is 4 MB. */
  definitionBytes: 3_500_000,

  id: 64,
  slug: 200,
  /** Any id, slug or name in a path. */
  pathName: 200,
  cursor: 200,
  title: 500,
  choiceLabel: 1_000,
  /** Characters that a title shows of a quoted answer. */
  quoteFallback: mostOfFallback,
  /** Characters of a number's unit. */
  unit: 20,
  /** Decimals that a number may have. */
  decimals: 4,
  /** Points of a scale: as many as from 0 to 10. */
  scalePoints: 11,
  /** The depth of nested tags in a rich text; deeper ones are unwrapped. */
  richTextDepth: 40,
  url: urlMax,
  passwordMin,
  passwordMax: 128,
  country: 100,

  sections: 200,
  questions: 1_000,
  choices: 500,
  /** Rows of a matrix, its columns, and the cells of all matrices of a survey. */
  rows: 50,
  columnsMin: 2,
  columns: 20,
  cells: 20_000,
  /** Choices of a ranking. Its square counts toward the cells of a survey. */
  ranksMin: 2,
  ranks: 15,
  aliases: 200,
  /** Characters of all aliases of a survey, and of the JSON of its retired questions or choices: a tenth of a save's body. */
  aliasCharacters: 400_000,
  retiredCharacters: 400_000,
  /** Pools and link fields of earlier versions that a survey's exports still contain. */
  formerFields: 100,
  media: 20,
  gatewayRules: 500,
  /** Clauses of a condition, and values of a clause. */
  clauses: mostClauses,
  clauseValues: 500,
  branchingEntries: 1_000,
  /** Responses that a survey may be limited to. */
  responseLimit: 1_000_000,
  /** Fields that a survey's link may carry. */
  linkFields: 20,
  pools: 20,
  answers: 2_000,
  /** The nesting depth of arrays and objects in a sent answer; a list of files has two. */
  answerDepth: 10,
  /** Seconds between the first input and the submit: a day. */
  secondsToAnswer: 24 * 60 * 60,
  /** Conditions of one filter of results, and characters of its JSON: a job's item stores it. */
  conditions: 20,
  filterCharacters: 50_000,
  /** Written answers that a survey's report quotes. */
  pins: 200,
  filesPerAnswer: 10,
  /** Files of one response: a save attaches so many and detaches as many in one transaction of at most 100 items. */
  filesPerResponse: 49,
  homepageItems: 100,
  /** The newest surveys of the public list, and the bytes of their descriptions (replySize). Older ones stay reachable by their address. */
  publicSurveys: 300,
  publicDescriptionsBytes: 3_000_000,
  /** The highest count of unread inquiries; with more, it stays at this number. */
  unreadCounted: 1_000,

  idempotencyKeyMin: 16,
  idempotencyKeyMax: 128,
  pageSize: 50,
  pageSizeMax: 200,
  /** Responses of one call of an import. */
  importedResponses: 100,
  /** How many responses one call of the list reads for a filter or a search, and for how many seconds; its cursor continues after them. */
  responsesSearched: 1_000,
  searchingSeconds: 8,
  /** How many users one search reads; its cursor continues after them. */
  usersSearched: 2_000,
  /** Limits of counting within a request: responses, their stored bytes, and seconds. Above these a job counts. */
  responsesCounted: 20_000,
  bytesCounted: 64 * 1024 * 1024,
  countingSeconds: 15,

  /** Seconds. */
  accessTokenSeconds: 12 * 60 * 60,
  /** Unexpired tokens that a user ended by signing out. One more ends all tokens of the account. */
  endedTokens: 50,
  exportTicketSeconds: 60,
  /** Seconds that an export within a request may take. */
  exportSeconds: 20,
  /** Bytes of an .xlsx that is sent in the reply; a larger one is stored and redirected to. */
  exportInlineBytes: 4_000_000,
  exportLinkSeconds: 300,
  /** Seconds that a job and its file are kept, and after which a job without a heartbeat counts as failed: queued, or running. */
  jobSeconds: 24 * 60 * 60,
  jobQueuedSeconds: 5 * 60,
  jobSilentSeconds: 60,
  /** Bytes of one part of a job's file as it is uploaded; S3 takes 10,000 parts of 5 MiB or more. */
  jobPartBytes: 8 * 1024 * 1024,

  /** Seconds after which a call that takes or gives back a seat has surely ended; also the time between the two counts that must both miss a seat. */
  seatSeconds: 30,
  seatRecountSeconds: 60,
  /** Seconds after which an unfinished count of seats is restarted. */
  seatsCountedSeconds: 2 * 60,

  /** POST and PUT of responses, per network and function instance. */
  responsesPerSecond: 20,
  responsesBurst: 400,

  /** Bytes of a file, by what it is for. */
  mediaBytes: 200 * 1024 * 1024,
  avatarBytes: 5 * 1024 * 1024,
  answerFileBytes: 25 * 1024 * 1024,
  renditionBytes: 5 * 1024 * 1024,
  /** A file of 4 MB with its form: Lambda's limit of an event is 6 MB, and the body is base64. */
  multipartBodyBytes: (4096 + 64) * 1024,
  fileName: 255,
  /** Parts of an image file: chunks, segments or blocks. Each part costs memory, whatever its size. */
  imageParts: 10_000,
  /** Boxes or elements of a video file, and how many bytes allow one more, since a recording has some for each frame. */
  videoParts: 10_000,
  videoPartBytes: 100,
  /** Pixels on the longest side of an image that a page sends. */
  imageSide: 2_400,
  /** Seconds in which a presigned upload must start, and in which it must be completed. */
  uploadSeconds: 60 * 60,
  pendingSeconds: 2 * 60 * 60,
  /** Seconds after which an uploaded file expires unless it is attached to a response. */
  unsentSeconds: 24 * 60 * 60,
  /** Seconds after which media is deleted that neither the home page nor the settings name, and that no survey or profile ever named. */
  unnamedMediaSeconds: 30 * 24 * 60 * 60,
  /** Seconds that the link to a private file is valid. */
  fileLinkSeconds: 300,
  /** Wrong passwords of an account from one network after which it must wait, and the longest wait in seconds. */
  freeAttempts: 5,
  maxWaitSeconds: 15 * 60,
  /** Seconds after which an account's wrong passwords are forgotten. */
  attemptsSeconds: 24 * 60 * 60,
  /** Password attempts an hour for an account from all unknown networks, and the seconds for which a network is known after a sign-in from it. */
  attemptsPerAccount: 1_000,
  knownNetworkSeconds: 30 * 24 * 60 * 60,
  /** Sign-ins, successful or not, and sign-ups of one network a minute: a lecture hall shares one. */
  signInsPerAddress: 200,
  signUpsPerAddress: 100,
  /** Mails with a reset link to one e-mail address an hour, and requests for one of a network a minute. */
  resetsPerEmail: 5,
  resetsPerAddress: 20,
  /** Seconds that a reset link is valid: one sent by mail, and one created by an admin. */
  mailedResetSeconds: 60 * 60,
  resetLinkSeconds: 24 * 60 * 60,
  /** Seconds in which a sign-in with a provider must be completed. */
  oauthSeconds: 10 * 60,
  /** Seconds after a sign-in in which a provider can be linked without a password, and an account without one deleted. */
  freshSeconds: 10 * 60,
  /** Inquiries of one network a minute. */
  inquiriesPerAddress: 20,
  /** Copies of responses that one person may mail themselves a day. */
  copiesPerDay: 3,
  /** Inquiries an hour that admins get a mail about. The others are counted in one digest, so that inquiries never use up the mails for resets. */
  noticesPerHour: 10,
  /** Uploads of one network an hour, media not counted: a lecture hall shares one. */
  filesPerHour: 600,
} as const
