import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { renderPictures } from './render-pictures.ts';
import { sweepImages } from './sweep-images.ts';

/** A run takes a few seconds, so that a stop does not wait for it; the next one goes on. */
const AT_MOST = 3;

/** Every hour too: a machine whose folder was emptied fills it again. */
export const renderPicturesJob: JobDefinition<AppContext> = {
  name: 'render-pictures',
  schedule: '7 * * * *',
  isBackground: true,
  run: async (appContext, _data, stopping) => {
    if (!appContext.config.RENDER_PICTURES) return;
    const more = await renderPictures(appContext, AT_MOST, stopping);
    if (more) await transact(appContext, (work) => work.announce('pictures.registered', {}));
  },
};

/** When pictures were dropped, and every night for what an upload left behind. */
export const sweepImagesJob: JobDefinition<AppContext> = {
  name: 'sweep-images',
  schedule: '40 3 * * *',
  run: async (appContext) => {
    await sweepImages(appContext);
  },
};
