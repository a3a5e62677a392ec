/** Does `work` while no other tab of this browser does work of this name. A browser without such locks, or that refuses them, just does it. */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun = false
  const begin = () => {
    begun = true
    return work()
  }
  try {
    return await navigator.locks.request(name, begin)
  } catch (error) {
    if (begun) throw error
    return work()
  }
}
