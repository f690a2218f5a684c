import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { expectedTimes } from './file-times.ts';

/**
 * What needs nothing first, so that the shop is built meanwhile; then what needs the built shop,
 * then the database. Each kind together: a worker loads its modules once. The short files of the
 * database come last and fill the gaps.
 */
const KINDS = ['unit', 'e2e', 'outside', 'db'];

/** The order of the files of tests: by kind, and the longest first by what was measured. */
export class MeasuredFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const timeOf = expectedTimes();
    return files
      .map((file) => ({
        file,
        kind: KINDS.indexOf(file.project.name),
        time: timeOf(file.moduleId),
      }))
      .toSorted((a, b) => a.kind - b.kind || b.time - a.time)
      .map(({ file }) => file);
  }
}
