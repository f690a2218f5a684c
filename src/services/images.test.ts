import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImageClient, type ImageOptions, type UploadOptions } from './images.ts';

const urlEndpoint = 'https://images.example/gamelle';
const authenticationEndpoint = 'https://shop.example/authentication';
const file = new Blob(['…']);
const authorised = { signature: 'abc', token: 'once', expire: 1_763_700_000 };
const right = { urlEndpoint, publicKey: 'public_x', authenticationEndpoint };
const message = (text: string) => expect.objectContaining({ message: text, help: '' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An image host with answers by address, and its recorded requests. */
function host(answers: Record<string, () => Response | Promise<Response>>) {
  const requested: Request[] = [];
  const send = async (request: Request) => {
    requested.push(request);
    const answer = answers[request.url];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  };
  return { requested, send };
}
const uploadUrl = 'https://upload.example/api/v1/files/upload';
const authenticates = { [authenticationEndpoint]: () => Response.json(authorised) };
const uploading = (options: Partial<ImageOptions>, upload: unknown = { file, fileName: 'a.jpg' }) =>
  new ImageClient({ ...right, uploadUrl, ...options }).upload(upload as UploadOptions);

test('IMG-07 IMG-08 IMG-09 a client is refused what it cannot or must not have', () => {
  const make = (options: object) => () => new ImageClient(options as ImageOptions);
  expect(make({})).toThrow(message('Missing urlEndpoint during SDK initialization'));
  expect(make({ urlEndpoint, transformationPosition: 'body' })).toThrow(
    message('Invalid transformationPosition parameter'),
  );
  expect(make({ urlEndpoint, privateKey: 'private_x' })).toThrow(
    message('privateKey should not be passed on the client side'),
  );
});

test.each([
  ['IMG-10', undefined, {}, 'Missing data for upload'],
  ['IMG-19', 'a.jpg', {}, 'Invalid uploadOptions parameter'],
  ['IMG-11', { fileName: 'a.jpg' }, {}, 'Missing file parameter for upload'],
  ['IMG-12', { file }, {}, 'Missing fileName parameter for upload'],
  [
    'IMG-13',
    { file, fileName: 'a' },
    { authenticationEndpoint: '' },
    'Missing authentication endpoint for upload',
  ],
  ['IMG-14', { file, fileName: 'a' }, { publicKey: '' }, 'Missing public key for upload'],
])('%s an upload of %o is refused before anybody is asked', async (_row, upload, options, text) => {
  const { requested, send } = host({});
  await expect(uploading({ ...options, send }, upload ?? null)).rejects.toEqual(message(text));
  expect(requested).toEqual([]);
});

test('IMG-15 an authentication endpoint that says nothing for 60 seconds timed out', async () => {
  const { send } = host({ [authenticationEndpoint]: () => new Promise<Response>(() => {}) });
  const outcome = vi.fn();
  const upload = uploading({ send }).catch(outcome);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await upload;
  expect(outcome.mock.calls).toEqual([
    [message('The authenticationEndpoint you provided timed out in 60 seconds')],
  ]);
});

test('IMG-16 IMG-18 a network that fails says where', async () => {
  await expect(uploading({ send: host({}).send })).rejects.toEqual(
    message('Request to authenticationEndpoint failed due to network error'),
  );
  await expect(uploading({ send: host(authenticates).send })).rejects.toEqual(
    message('Request to ImageKit upload endpoint failed due to network error'),
  );
});

test('IMG-17 an authentication without all three fields is none', async () => {
  const text =
    'Invalid response from authenticationEndpoint. The SDK expects a JSON response with three fields i.e. signature, token and expire.';
  for (const answer of [
    () => Response.json({ ...authorised, token: undefined }),
    () => Response.json(authorised, { status: 401 }),
    () => new Response('<html>'),
  ])
    await expect(
      uploading({ send: host({ [authenticationEndpoint]: answer }).send }),
    ).rejects.toEqual(message(text));
});

test('IMG-05 IMG-06 each upload asks anew and sends back what it was told', async () => {
  const reported = { fileId: 'f', url: '/images/a.jpg' };
  const { requested, send } = host({
    ...authenticates,
    [uploadUrl]: () => Response.json(reported),
  });
  const fields = {
    file,
    fileName: 'a.jpg',
    tags: ['pet', 'cat'],
    responseFields: ['tags'],
    extensions: [],
    customMetadata: { pet: 31 },
    folder: undefined,
  };
  const image = await uploading({ send }, { ...fields, extensions: '[]' });
  expect(image).toEqual(reported);
  expect(image.$ResponseMetadata.statusCode).toBe(200);
  await uploading({ send });
  expect(requested.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${authenticationEndpoint}`,
    `POST ${uploadUrl}`,
    `GET ${authenticationEndpoint}`,
    `POST ${uploadUrl}`,
  ]);
  const sent = [...((await requested[1]?.formData()) ?? [])].slice(1);
  expect(sent).toEqual([
    ['fileName', 'a.jpg'],
    ['tags', 'pet,cat'],
    ['responseFields', 'tags'],
    ['extensions', '[]'],
    ['customMetadata', '{"pet":31}'],
    ['publicKey', 'public_x'],
    ['signature', 'abc'],
    ['expire', '1763700000'],
    ['token', 'once'],
  ]);
});

test('IMG-05 what the host refuses is said in its words', async () => {
  const refused = () =>
    Response.json({ message: 'The file is too large.', help: '' }, { status: 413 });
  const { send } = host({ ...authenticates, [uploadUrl]: refused });
  await expect(uploading({ send })).rejects.toEqual(message('The file is too large.'));
});

test('V-24 IMG-18 a host that breaks in words of its own is no failure of the network', async () => {
  const broken = () => new Response('Internal Server Error', { status: 500 });
  const { send } = host({ ...authenticates, [uploadUrl]: broken });
  await expect(uploading({ send })).rejects.toThrow(SyntaxError);
});

test('IMG-02 addresses of both forms, turned pictures turned first', () => {
  const size = { transformation: [{ width: 320, height: 240, quality: 80 }] };
  const inPath = new ImageClient({ urlEndpoint });
  const inQuery = new ImageClient({ urlEndpoint, transformationPosition: 'query' });
  expect(inPath.url({ path: '/pets/a.jpg', ...size })).toBe(
    `${urlEndpoint}/tr:w-320,h-240,q-80/pets/a.jpg`,
  );
  expect(inQuery.url({ path: 'pets/a.jpg', ...size })).toBe(
    `${urlEndpoint}/pets/a.jpg?tr=w-320,h-240,q-80`,
  );
  expect(inPath.url({ src: '/images/a.jpg?v=1&tr=rt-90', ...size })).toBe(
    '/images/a.jpg?v=1&tr=rt-90:w-320,h-240,q-80',
  );
  expect(inPath.url({ path: 'a.jpg' })).toBe(`${urlEndpoint}/a.jpg`);
});
