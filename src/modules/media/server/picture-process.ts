import { join } from 'node:path';
import { createTaskProcess } from '#platform/task-process.ts';
import type { PictureTasks } from './picture-tasks.ts';

/** Longer than the pauses of somebody who looks around. */
const IDLE_MS = 20_000;

/** From the sources as they are; in the built shop from the file the build makes of them beside its own. */
const fileOfTasks = () =>
  import.meta.filename.endsWith('.ts')
    ? join(import.meta.dirname, 'picture-tasks.ts')
    : join(process.cwd(), 'build/server/picture-tasks.js');

/** Makes and opens pictures for this process (R-23, V-30). */
export const pictureProcess = createTaskProcess<PictureTasks>({
  file: fileOfTasks,
  idleMs: IDLE_MS,
});
