import type { JobDefinition } from '#platform/jobs.ts';
import type { Machine } from '#schema.ts';
import { renderPictures } from './render-pictures.ts';

/** Every hour too: a machine whose folder was emptied fills it again. */
export const renderPicturesJob: JobDefinition<Machine> = {
  name: 'render-pictures',
  schedule: '7 * * * *',
  run: (machine) => renderPictures(machine),
};
