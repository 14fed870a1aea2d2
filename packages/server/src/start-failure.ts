/** A condition of the environment that keeps a program from running. Its message is one line for the operator, or a list. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
