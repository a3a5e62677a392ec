/** An imported file in jsdom: an address. */
export default '/asset'
