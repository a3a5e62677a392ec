import { types } from 'node:util'

/**
 * Makes errors of Node's own, of a lost connection for one, instances of the Error that Jest gives a test file, as they are everywhere else:
 * the SDK repeats no call whose failure is none.
 */
export function knowNativeErrors(): void {
  const ordinary = Function.prototype[Symbol.hasInstance]
  Object.defineProperty(Error, Symbol.hasInstance, {
    configurable: true,
    value(this: unknown, value: unknown) {
      return ordinary.call(this as () => void, value) || (this === Error && types.isNativeError(value))
    },
  })
}
