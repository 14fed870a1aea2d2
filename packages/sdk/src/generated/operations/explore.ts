// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'

const OkStatus = { "statusCode!": "i", "message": "s", "errors": {  } } as const

const ExploreItem = { "id!": "i", "videoLink": "s", "backgroundImage": "s", "description": "s", "text": "s", "type": "s", "status!": "s", "section": "s", "createdOn": "s", "modifiedOn": "s" } as const

const ExploreBlock = { "sectionName!": "s", "content": [ExploreItem], "contentList": [ExploreItem] } as const

const ExploreAnswer = { "status": OkStatus, "data": { "exploreData": [ExploreBlock] } } as const

export const listExploreSections: Operation<'listExploreSections'> = {
  id: "listExploreSections",
  service: "platform",
  method: "GET",
  path: "/getAllExploreData",
  class: "read",
  answer: { '|': [ExploreAnswer, [ExploreBlock]] },
}

export const createExploreItem: Operation<'createExploreItem'> = {
  id: "createExploreItem",
  service: "platform",
  method: "POST",
  path: "/addExploreData",
  class: "write",
  isStaff: true,
  answer: ExploreItem,
}

export const updateExploreItemStatus: Operation<'updateExploreItemStatus'> = {
  id: "updateExploreItemStatus",
  service: "platform",
  method: "POST",
  path: "/updateExploreData",
  class: "write",
  isStaff: true,
  answer: ExploreItem,
}
