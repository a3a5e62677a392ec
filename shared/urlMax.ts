/** Characters of an address. Apart from the other limits, since every page checks addresses and few need the rest. */
export const urlMax = 2_000
