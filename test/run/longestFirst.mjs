import { createRequire } from 'node:module'

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer')

/** On a machine that has not run the tests before, Jest orders files by size: a small but slow one would run alone at the end. */
const long = ['infra', 'rehearsal']
const place = ({ context }) => long.indexOf(context.config.displayName.name)

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => place(other) - place(one))
  }
}
