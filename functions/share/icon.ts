/** The drawing of web/public/icon.svg, in a square of 32. */
export const icon =
  '<rect width="32" height="32" rx="8" fill="#10141c"/><g fill="none" stroke-linecap="round" stroke-width="2.4"><path d="M3.6 20.6 10 17.8" stroke="#9aa5bb"/><path d="M20.4 13.6 27.4 9.6" stroke="#8aa4ff"/><path d="m21.6 16.6 7 .2" stroke="#4fd1c5"/><path d="m22.8 19.6 5.6 3.2" stroke="#f0b95b"/></g><path d="M15.5 7.5 22 23.5H9z" fill="#eef1f6" stroke="#eef1f6" stroke-width="1.5" stroke-linejoin="round"/>'
