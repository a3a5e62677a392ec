/** Listeners by topic: a change of one answer wakes only what shows that answer. */
export function createTopics() {
  const listeners = new Map<string, Set<() => void>>()
  return {
    /** Calls `listener` whenever one of `topics` is told; answers how to stop. */
    subscribe: (topics: readonly string[], listener: () => void): (() => void) => {
      for (const topic of topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener))
      return () => {
        for (const topic of topics) listeners.get(topic)?.delete(listener)
      }
    },
    notify: (...topics: string[]): void => {
      for (const listener of new Set(topics.flatMap((topic) => [...(listeners.get(topic) ?? [])]))) listener()
    },
  }
}
