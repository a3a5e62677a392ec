// In ES5, which the build checks: it runs in browsers that cannot parse the rest. What it looks for came with the oldest browsers that the site
// works in (web/build/browsers.ts).
;(function () {
  var root = document.documentElement
  var isCurrent =
    'noModule' in document.createElement('script') &&
    'inert' in root &&
    'findLast' in [] &&
    matchMedia('(width >= 1px)').media !== 'not all'
  if (isCurrent) return
  root.setAttribute('data-outdated', '')
  document.addEventListener('submit', function (event) {
    event.preventDefault()
  })
  document.addEventListener('DOMContentLoaded', function () {
    var mail = document.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')
    var link = document.createElement('a')
    link.href = mail ? mail.href : '/#contact'
    link.textContent = link.href.replace('mailto:', '')
    var notice = document.createElement('div')
    notice.className = 'unloaded'
    notice.setAttribute('role', 'alert')
    notice.innerHTML =
      '<p lang="en">This browser is too old: nothing can be sent from it. What you typed is still here. Open this page in another browser, or contact us.</p>' +
      '<p lang="ko">이 브라우저는 버전이 낮아 아무것도 보낼 수 없습니다. 입력한 내용은 그대로 있습니다. 다른 브라우저에서 이 페이지를 열거나 문의해 주세요.</p>'
    notice.appendChild(link)
    document.body.appendChild(notice)
  })
})()
