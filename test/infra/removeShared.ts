export { removeShared as default } from './synthesiseShared.ts'
