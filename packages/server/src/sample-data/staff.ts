import type { Role } from '../auth/roles.ts'
import { addDays, duringOffice } from './days.ts'

// No network assigns a number that starts with zero: nobody gets a code of an installation with sample data.
const people = [
  ['Asha', 'Kulkarni', '0000012345', 'owner'],
  ['Rohan', 'Deshpande', '0000012346', 'editor'],
  ['Meera', 'Subramanian', '0000012347', 'editor'],
  ['Farhan', 'Shaikh', '0000012348', 'editor'],
  ['Ishita', 'Banerjee', '0000012349', 'editor'],
  ['Gurpreet', 'Sandhu', '0000012350', 'editor'],
  ['Kavya', 'Menon', '0000012351', 'viewer'],
] as const satisfies [string, string, string, Role][]

export const sampleStaffNumbers = people.map(([, , phoneNumber]) => phoneNumber)

/** The sample staff: one owner, whose number the server prints when it starts, editors and a viewer. */
export const sampleStaff = (today: string) =>
  people.map(([firstName, lastName, phoneNumber, role], at) => ({
    firstName,
    lastName,
    email: `${firstName}.${lastName}@tarang.example`.toLowerCase(),
    phoneNumber,
    role,
    createdOn: duringOffice(addDays(today, -900 + at * 140), at),
  }))
