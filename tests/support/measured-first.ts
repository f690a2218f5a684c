import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { expectedTimes } from './file-times.ts';
import { type Timed, waitingApart } from './waiting-apart.ts';

/**
 * Unit tests first, while the shop is built; then tests of the built shop, then database tests.
 * Kinds stay together, because a worker imports its modules once. Short database files come last
 * and fill the gaps.
 */
const KINDS = ['unit', 'e2e', 'outside', 'db'];

/** Tests that mostly wait: for a queue to notice a dead worker, or a shop its database. */
const WAITING = /tests\/faults\//;

/**
 * Orders test files: by kind, then longest first by measured duration; those that mostly wait are
 * spread over time, to run beside files that work.
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
