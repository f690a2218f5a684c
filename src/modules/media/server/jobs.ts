import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { renderPictures } from './render-pictures.ts';
import { sweepImages } from './sweep-images.ts';

/** A run takes a few seconds, so that a stop does not wait for it; the next one goes on. */
const AT_MOST = 3;

/** Every hour too: a machine whose folder was emptied fills it again. */
export const renderPicturesJob: JobDefinition<Machine> = {
  name: 'render-pictures',
  schedule: '7 * * * *',
  isBackground: true,
  run: async (machine, _data, stopping) => {
    if (!machine.config.RENDER_PICTURES) return;
    const more = await renderPictures(machine, AT_MOST, stopping);
    if (more) await transact(machine, (work) => work.announce('pictures.registered', {}));
  },
};

/** When pictures were dropped, and every night for what an upload left behind. */
export const sweepImagesJob: JobDefinition<Machine> = {
  name: 'sweep-images',
  schedule: '40 3 * * *',
  run: async (machine) => {
    await sweepImages(machine);
  },
};
