/**
 * A reason not to start that the operator can fix. Printed as one sentence; the process exits with
 * 1.
 */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}
