/** A stylesheet in jsdom: each class is its own name. */
export default new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) })
