/** Listeners by topic, so that a change of one answer renders only what shows that answer. */
export function createTopics() {
  const listeners = new Map<string, Set<() => void>>()
  return {
    /** Calls `listener` whenever one of `topics` is notified; returns a function that unsubscribes. */
    subscribe: (topics: readonly string[], listener: () => void): (() => void) => {
      for (const topic of topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener))
      return () => {
        for (const topic of topics) listeners.get(topic)?.delete(listener)
      }
    },
    /** Calls the listeners of these topics, each once. */
    notify: (...topics: string[]): void => {
      for (const listener of new Set(topics.flatMap((topic) => [...(listeners.get(topic) ?? [])]))) listener()
    },
  }
}
