import { quoteLink } from './order/quoteLink.ts'

// A file of its own, which the HTML of a survey whose texts quote its link loads before that of order.ts.
window.quoteLink = quoteLink
