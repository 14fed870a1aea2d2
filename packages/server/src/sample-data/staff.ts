import { addDays, duringOffice } from './days.ts'

const people = [
  ['Asha', 'Kulkarni', '9820012345'],
  ['Rohan', 'Deshpande', '9820012346'],
  ['Meera', 'Subramanian', '9820012347'],
  ['Farhan', 'Shaikh', '9820012348'],
  ['Ishita', 'Banerjee', '9820012349'],
  ['Gurpreet', 'Sandhu', '9820012350'],
] as const

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
