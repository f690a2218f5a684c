/** A reason not to start that a person can act on. Shown as one sentence; the process exits with 1. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}
