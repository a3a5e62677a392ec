/** Leaves the page for another address, of this site or another. */
export const openAddress = (address: string): void => location.assign(address)
