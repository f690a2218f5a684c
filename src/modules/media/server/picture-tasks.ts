import { serveTasks } from '#platform/serve-tasks.ts';
import { renderFiles, renderPreview, renderShare } from './draw-files.ts';
import { makeAnew } from './make-anew.ts';
import { transformImage } from './transform-image.ts';

/** What is done to pictures, in a process of its own: it draws, opens what people sent, and ends without the shop. */
const tasks = { makeAnew, transformImage, renderFiles, renderPreview, renderShare };
export type PictureTasks = typeof tasks;

serveTasks(tasks);
