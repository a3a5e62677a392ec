import { TextDecoder, TextEncoder } from 'node:util'

// What every browser has and jsdom has not; the router needs it.
Object.assign(globalThis, { TextDecoder, TextEncoder })

HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
