import { type Context, Hono } from 'hono';
import type { Files } from '#platform/files.ts';
import { TooManyWaiting } from '#platform/turns.ts';
import type { AppContext } from '#registry/schema.ts';
import { fileKey, fileName, previewName, shareName } from './picture-files.ts';
import { sceneFile } from './scene-files.ts';
import { showPicture, showShare } from './show-picture.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Short cache time for a substitute, because the real file is being made. */
const SOON = 'public, max-age=30';
const ONE_DAY = 'public, max-age=86400';
const NAME = '{[0-9a-f]{20}-[0-9]+\\.(?:avif|webp)}';

/** Plain `brume` background in product proportions, until the picture is made. */
const GROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#eef1ee"/></svg>';

/** Files under `/media/`. No large size is rendered during a request: every size but the first is made by a job. */
export function mediaRoutes(appContext: AppContext): Hono {
  const routes = new Hono();
  routes.get(`/media/:name${NAME}`, (c) => answerPicture(c, appContext, c.req.param('name')));
  routes.get('/media/partage/:name{[0-9a-f]{20}\\.jpg}', (c) =>
    answerShare(c, appContext, c.req.param('name').slice(0, -'.jpg'.length)),
  );
  routes.get('/media/scenes/:name{[a-z0-9-]+\\.svg}', (c) => answerScene(c, c.req.param('name')));
  return routes;
}

/**
 * `/media/{hash}-{width}.{avif|webp}`: for a size not made yet, responds with the first file. If
 * that is missing too, it is made while the request waits.
 */
async function answerPicture(c: Context, appContext: AppContext, name: string) {
  const { files } = appContext;
  const [hash = ''] = name.split('-');
  let found = await findPicture(files, name);
  if (!found) {
    await showPicture(appContext, hash).catch((error: unknown) => {
      // Responds with the plain background; the picture exists by the next visit.
      if (!(error instanceof TooManyWaiting)) throw error;
    });
    found = await findPicture(files, name);
  }
  if (!found)
    return c.body(GROUND, 200, { 'content-type': 'image/svg+xml', 'cache-control': SOON });
  return c.body(found.content, 200, {
    'content-type': `image/${found.format}`,
    'cache-control': found.exact ? FOR_EVER : SOON,
  });
}

/**
 * `/media/partage/{hash}.jpg`: drawn when the link of its product is shared. An uploaded picture is
 * served itself.
 */
async function answerShare(c: Context, appContext: AppContext, hash: string) {
  const { files } = appContext;
  const key = fileKey(shareName(hash));
  let content = await files.read(key);
  if (!content) {
    try {
      await showShare(appContext, hash);
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error;
      return c.body(null, 503, { 'retry-after': '30' });
    }
    content = await files.read(key);
  }
  if (!content) return answerPicture(c, appContext, fileName(hash, 800, 'webp'));
  return c.body(content, 200, { 'content-type': 'image/jpeg', 'cache-control': FOR_EVER });
}

/** The requested file, or the first file of the picture; without listing the folder, which has thousands. */
async function findPicture(files: Files, name: string) {
  const [hash = '', , format] = name.split(/[-.]/);
  const content = await files.read(fileKey(name));
  if (content) return { content, format, exact: true };
  const first = await files.read(fileKey(previewName(hash)));
  return first && { content: first, format: 'webp', exact: false };
}

/** `/media/scenes/{name}.svg`: drawings for pages. */
function answerScene(c: Context, name: string) {
  const accepted = c.req.header('accept-encoding') ?? '';
  const file = sceneFile(name.slice(0, -'.svg'.length), accepted);
  if (!file) return c.notFound();
  if (file.encoding) c.header('content-encoding', file.encoding);
  return c.body(file.content, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': ONE_DAY,
    vary: 'Accept-Encoding',
  });
}
