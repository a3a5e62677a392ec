import { paths } from '#shared/paths.ts'
import { setPaths } from './address.ts'

// The account and the admin area import this module, so that public pages load the paths of their own calls only.
setPaths(paths)

export { addressOf as address } from './address.ts'
export { callRoute as call } from './api.ts'
