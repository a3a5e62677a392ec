import { TextDecoder, TextEncoder } from 'node:util'

// Globals that every browser has and jsdom lacks; the router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder })

HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
