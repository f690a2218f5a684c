import { join } from 'node:path';
import { createTaskProcess } from '#platform/task-process.ts';
import type { PictureTasks } from './picture-tasks.ts';

/** Idle time before the process ends: longer than a visitor's pauses. */
const IDLE_MS = 20_000;

/** In development the source file; in the built shop the bundle beside this one. */
const fileOfTasks = () =>
  import.meta.filename.endsWith('.ts')
    ? join(import.meta.dirname, 'picture-tasks.ts')
    : join(process.cwd(), 'build/server/picture-tasks.js');

/** Separate process that renders and decodes pictures (R-23, V-30). */
export const pictureProcess = createTaskProcess<PictureTasks>({
  file: fileOfTasks,
  idleMs: IDLE_MS,
});
