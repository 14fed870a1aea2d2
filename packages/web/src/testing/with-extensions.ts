import { CONFIG_ELEMENT_ID } from '@tarang/runtime-config'

// The console of a server with extensions. Modules read this when they load, so it comes before them.
if (!document.getElementById(CONFIG_ELEMENT_ID)) {
  const element = document.createElement('script')
  element.id = CONFIG_ELEMENT_ID
  element.type = 'application/json'
  // Actions that wait do so for longer than any test.
  const holdSeconds = { notification: 60, blogDeletion: 60, tradeExclusion: 60 }
  element.textContent = JSON.stringify({ extensions: true, deletedBlogDays: 90, holdSeconds })
  document.head.append(element)
}
