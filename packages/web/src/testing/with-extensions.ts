import { CONFIG_ELEMENT_ID } from '@tarang/runtime-config'

// The console of a server with extensions. Modules read this when they load, so it comes before them.
if (!document.getElementById(CONFIG_ELEMENT_ID)) {
  const element = document.createElement('script')
  element.id = CONFIG_ELEMENT_ID
  element.type = 'application/json'
  element.textContent = JSON.stringify({ extensions: true, deletedBlogDays: 90 })
  document.head.append(element)
}
