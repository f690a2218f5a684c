/** Prepares what tests of the built shop copy, so that none of them waits for it. */
import { filledFolder } from '../tests/support/data-folder.ts';

await filledFolder();
