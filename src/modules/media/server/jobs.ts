import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { renderPictures } from './render-pictures.ts';
import { sweepImages } from './sweep-images.ts';

/** Pictures per run, which then takes a few seconds: a stop does not wait long, and the next run continues. */
const AT_MOST = 3;

/** Also every hour, so that an emptied folder is filled again. */
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

/** After pictures were released, and every night for leftovers of uploads. */
export const sweepImagesJob: JobDefinition<AppContext> = {
  name: 'sweep-images',
  schedule: '40 3 * * *',
  run: async (appContext) => {
    await sweepImages(appContext);
  },
};
