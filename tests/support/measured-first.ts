import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { expectedTimes } from './file-times.ts';
import { type Timed, waitingApart } from './waiting-apart.ts';

/**
 * What needs nothing first, so that the shop is built meanwhile; then what needs the built shop,
 * then the database. Each kind together: a worker loads its modules once. The short files of the
 * database come last and fill the gaps.
 */
const KINDS = ['unit', 'e2e', 'outside', 'db'];

/** Most of their time nobody works: a queue finds out that its worker died, a shop that its database is back. */
const WAITING = /tests\/faults\//;

/**
 * The order of the files of tests: by kind, and the longest first by what was measured; those that
 * mostly wait one after the other, beside files that work.
 */
export class MeasuredFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const timeOf = expectedTimes();
    return KINDS.flatMap((kind) => {
      const ofKind = files
        .filter((file) => file.project.name === kind)
        .map(
          (file): Timed<TestSpecification> => ({
            file,
            time: timeOf(file.moduleId),
            waits: WAITING.test(file.moduleId),
          }),
        )
        .toSorted((a, b) => b.time - a.time);
      return waitingApart(ofKind, Number(ofKind[0]?.file.project.config.maxWorkers ?? 1));
    });
  }
}
