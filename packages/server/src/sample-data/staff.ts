import { addDays, duringOffice } from './days.ts'

// No network assigns a number that starts with zero: nobody gets a code of an installation with sample data.
const people = [
  ['Asha', 'Kulkarni', '0000012345'],
  ['Rohan', 'Deshpande', '0000012346'],
  ['Meera', 'Subramanian', '0000012347'],
  ['Farhan', 'Shaikh', '0000012348'],
  ['Ishita', 'Banerjee', '0000012349'],
  ['Gurpreet', 'Sandhu', '0000012350'],
] as const

export const sampleStaffNumbers = people.map(([, , phoneNumber]) => phoneNumber)

/** The sample staff. The server prints the number of the first when it starts. */
export const sampleStaff = (today: string) =>
  people.map(([firstName, lastName, phoneNumber], at) => ({
    firstName,
    lastName,
    email: `${firstName}.${lastName}@tarang.example`.toLowerCase(),
    phoneNumber,
    role: 'admin',
    createdOn: duringOffice(addDays(today, -900 + at * 140), at),
  }))
