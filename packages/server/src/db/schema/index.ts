// Every table of the server, one file per noun.
export * from './auth.ts'
