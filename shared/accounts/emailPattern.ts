/** An e-mail address in lower case. ASCII only, so that no two look alike. */
export const emailPattern = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
