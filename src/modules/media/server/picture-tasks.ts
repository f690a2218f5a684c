import { constants, setPriority } from 'node:os';
import { serveTasks } from '#platform/serve-tasks.ts';
import { renderFiles, renderPreview, renderShare } from './draw-files.ts';
import { makeAnew } from './make-anew.ts';
import { transformImage } from './transform-image.ts';

/** Tasks of the picture process, which renders and decodes uploads; a crash there does not affect the shop. */
const tasks = { makeAnew, transformImage, renderFiles, renderPreview, renderShare };
export type PictureTasks = typeof tasks;

// Drawing all pictures of a new shop takes minutes: what visitors ask for goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
serveTasks(tasks);
