// A chunk of the built site: what only a survey with a ranking needs. lazyKinds.ts imports it.
export { rankingProblem as problemText } from './rankingProblem.ts'
export { RankingQuestion as Question } from './RankingQuestion.tsx'
