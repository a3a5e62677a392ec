// A chunk of the built site, which lazyKinds.ts imports for surveys with a ranking.
export { rankingProblem as problemText } from './rankingProblem.ts'
export { RankingQuestion as Question } from './RankingQuestion.tsx'
