// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { date, id, text, textStatus } from '../../value-readers.ts'

const ExploreItem = { "id!": id, "videoLink": text, "backgroundImage": text, "description": text, "text": text, "type": text, "status": textStatus, "section": text, "createdOn": date, "modifiedOn": date, "etag": text } as const

const ExploreBlock = { "sectionName": text, "content": [ExploreItem], "contentList": [ExploreItem] } as const

export const listExploreSections: Operation<'listExploreSections'> = {
  id: "listExploreSections",
  service: "platform",
  method: "GET",
  path: "/getAllExploreData",
  class: "read",
  response: [ExploreBlock],
}

export const createExploreItem: Operation<'createExploreItem'> = {
  id: "createExploreItem",
  service: "platform",
  method: "POST",
  path: "/addExploreData",
  class: "write",
  isStaff: true,
  response: ExploreItem,
  isResponseOptional: true,
}

export const updateExploreItemStatus: Operation<'updateExploreItemStatus'> = {
  id: "updateExploreItemStatus",
  service: "platform",
  method: "POST",
  path: "/updateExploreData",
  class: "write",
  isStaff: true,
  response: ExploreItem,
  isResponseOptional: true,
}
