const commonIds = (list: string[], others: string[]) => list.filter((id) => others.includes(id)).join('\n')

/** Mine is the order if it reordered ids of `base`, else theirs; ids that only the other list has follow the same id as there. */
export function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] {
  const isMoved = commonIds(mine, base) !== commonIds(base, mine)
  const [order, other] = isMoved ? [[...mine], theirs] : [[...theirs], mine]
  other.forEach((id, index) => {
    if (order.includes(id)) return
    const before = other.slice(0, index).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return order
}
