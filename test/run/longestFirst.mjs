import { createRequire } from 'node:module'

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer')

/** Where a machine has not run the tests before, Jest goes by the size of files: a small one that takes a minute would be waited for at the end. */
const long = ['infra', 'rehearsal']
const place = ({ context }) => long.indexOf(context.config.displayName.name)

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => place(other) - place(one))
  }
}
