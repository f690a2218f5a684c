/** Creates the data that tests of the built shop copy, so that no test waits for it. */
import { filledFolder } from '../tests/support/data-folder.ts';

await filledFolder();
