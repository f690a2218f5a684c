import { type Context, Hono } from 'hono';
import { calledOrigin, type ShopEnv } from '#modules/channels/server/index.ts';
import type { Config } from '#platform/config.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { transact } from '#platform/unit-of-work.ts';
import { LARGEST_UPLOAD, OWN_ENDPOINT } from '../rules/index.ts';
import { answerTooMany } from './answer-too-many.ts';
import { useToken } from './authorise-upload.ts';
import { cleanImage } from './clean-image.ts';
import { readCredentials, readFilePart, readOptions, UploadProblem } from './read-upload.ts';
import { newFileId, receiveImage } from './receive-image.ts';
import { writeUpload } from './uploaded-files.ts';

/** Base URL of uploaded pictures. */
export const imageEndpoint = ({ IMAGE_URL_ENDPOINT }: Config): string =>
  IMAGE_URL_ENDPOINT?.replace(/\/$/, '') ?? OWN_ENDPOINT;

const tooLarge = (c: Context) => c.json({ message: 'The file is too large.', help: '' }, 413);

/** Accepts one picture (contracts §5.2): status exactly 200, always JSON. */
export const uploadRoutes = new Hono<ShopEnv>();
uploadRoutes.onError((error, c) => {
  if (error instanceof UploadProblem)
    return c.json({ message: error.message, help: '' }, error.status);
  return answerTooMany(error, c);
});
uploadRoutes.post('/api/v1/files/upload', limitBody(LARGEST_UPLOAD, tooLarge), async (c) => {
  c.header('x-request-id', c.var.requestId);
  const { appContext } = c.var;
  const { config, clock, files } = appContext;
  const form = await formOf(c);
  const file = await readFilePart(form);
  const { responseFields, customMetadata, ...options } = readOptions(form);
  const token = readCredentials(form, config, Math.floor(clock.now().epochMilliseconds / 1000));
  const customerId = await transact(appContext, (work) => useToken(work, token));
  if (customerId === null)
    throw new UploadProblem(400, 'A request with the same token has been received already.');
  const image = await cleanImage(file);
  if (!image) throw new UploadProblem(400, 'The file is not a picture that can be read.');
  const fileId = newFileId();
  await writeUpload(files, fileId, image.content);
  const stored = await transact(appContext, (work) =>
    receiveImage(work, fileId, image, { ...options, customerId }),
  );
  if (!stored) throw new UploadProblem(400, 'A file with this name exists already.');
  const { name, path, bytes, width, height } = stored;
  const endpoint = new URL(imageEndpoint(config), calledOrigin(c.req.url, c.var.appContext.config))
    .href;
  const optional: Record<string, unknown> = {
    tags: options.tags,
    isPrivateFile: false,
    customCoordinates: null,
    metadata: {},
    customMetadata: customMetadata ? JSON.parse(customMetadata) : {},
  };
  return c.json({
    fileId,
    name,
    url: endpoint + path,
    thumbnailUrl: `${endpoint}/tr:n-media_library_thumbnail${path}`,
    height,
    width,
    size: bytes,
    filePath: path,
    fileType: 'image',
    tags: options.tags.length > 0 ? options.tags : null,
    isPrivateFile: false,
    customCoordinates: null,
    AITags: null,
    extensionStatus: {},
    versionInfo: { id: fileId, name: 'Version 1' },
    ...Object.fromEntries(
      responseFields
        .filter((one) => Object.hasOwn(optional, one))
        .map((one) => [one, optional[one]]),
    ),
  });
});

async function formOf(c: Context): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch {
    throw new UploadProblem(400, 'The form cannot be read.');
  }
}
