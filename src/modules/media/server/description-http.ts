import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { named } from '#kit/described-shape.ts';
import { LARGEST_IMAGE } from '../rules/index.ts';

const uploadForm = named(
  'UploadForm',
  'A picture and the leave to send it: signature, token and expire as authoriseImageUpload answers them.',
  z.object({
    file: z
      .string()
      .meta({ format: 'binary' })
      .describe(`The picture, or its bytes as base64; at most ${LARGEST_IMAGE} bytes`),
    fileName: z.string(),
    publicKey: z.string().describe('The setting `IMAGE_PUBLIC_KEY`'),
    signature: z.string(),
    token: z.string().describe('Good for one upload'),
    expire: z.string().describe('Unix seconds'),
    folder: z.string().optional().describe('`/` unless said'),
    useUniqueFileName: z
      .enum(['true', 'false'])
      .optional()
      .describe('`false`: a name that is taken is refused'),
    tags: z.string().max(5000).optional().describe('Up to 50, between commas'),
    responseFields: z
      .string()
      .optional()
      .describe('More of the answer, between commas: `tags`, `isPrivateFile`, `metadata` …'),
    customMetadata: z.string().max(2000).optional().describe('JSON'),
  }),
);

const uploaded = named(
  'UploadedImage',
  'A picture that was taken.',
  z
    .object({
      fileId: z.string(),
      name: z.string(),
      url: z.string().describe('Whole address of it'),
      thumbnailUrl: z.string().describe('Whole address of a small one'),
      height: z.int().describe('Pixels down'),
      width: z.int().describe('Pixels across'),
      size: z.int().describe('Bytes, as it is kept'),
      filePath: z.string().describe('What other calls name it by'),
      fileType: z.literal('image'),
      tags: z.array(z.string()).nullable(),
      isPrivateFile: z.boolean(),
      customCoordinates: z.null(),
      AITags: z.null(),
      extensionStatus: z.object({}),
      versionInfo: z.object({ id: z.string(), name: z.string() }),
      metadata: z.object({}).optional(),
      customMetadata: z.object({}).loose().optional(),
    })
    .describe('A picture that was taken'),
);

const problem = named(
  'UploadError',
  'Why a picture was not taken.',
  z.object({ message: z.string(), help: z.string() }),
);

const REFUSED = {
  400: 'A field is missing or cannot be read, the token is used, or it is no picture',
  403: 'Public key or signature wrong',
  413: 'Too large',
  429: 'Too many pictures at once',
} as const;

/** OpenAPI description of uploads, whose forms are parsed in `upload-http.ts`. */
export const uploadDescription = new OpenAPIHono();

uploadDescription.openAPIRegistry.registerPath(
  createRoute({
    method: 'post',
    path: '/api/v1/files/upload',
    operationId: 'uploadImage',
    tags: ['Upload'],
    summary: 'Send a picture, with the leave authoriseImageUpload of the shop API gives',
    request: {
      body: { required: true, content: { 'multipart/form-data': { schema: uploadForm } } },
    },
    responses: {
      200: { description: 'It is kept', content: { 'application/json': { schema: uploaded } } },
      ...Object.fromEntries(
        Object.entries(REFUSED).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: problem } } },
        ]),
      ),
    },
  }),
);
