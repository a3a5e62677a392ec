/** Encoded characters of the longest filter in an address: CloudFront takes addresses of at most 8,192 bytes. */
const most = 6_000

/** Whether a filter, as JSON, is short enough for the address of a call. */
export const fitsAddress = (where: string): boolean => encodeURIComponent(where).length <= most
