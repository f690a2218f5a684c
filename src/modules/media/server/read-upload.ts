import type { Config } from '#platform/config.ts';
import { LARGEST_IMAGE } from '../rules/index.ts';
import { isSigned, LONGEST_SECONDS } from './upload-signature.ts';

/** A refused upload, with the error texts of the image host (contracts §5.2). */
export class UploadProblem extends Error {
  override readonly name = 'UploadProblem';
  readonly status: 400 | 403 | 413;

  constructor(status: 400 | 403 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/** Limit in characters, which also bounds the nesting of what is parsed and serialised. */
const LONGEST_JSON = 2000;

const bad = (message: string) => new UploadProblem(400, message);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const BASE64 = /^(data:image\/[a-z+]+;base64,)?([A-Za-z0-9+/\s]+=*)$/;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
const listOf = (form: FormData, name: string) => {
  const parts = textOf(form, name).split(',');
  return parts
    .map((part) =>
      part
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, 100),
    )
    .filter(Boolean)
    .slice(0, 50);
};

/** Checks public key, expiry and signature. Returns the token, which still has to be consumed. */
export function readCredentials(form: FormData, config: Config, nowSeconds: number): string {
  const [key, signature, expire, token] = ['publicKey', 'signature', 'expire', 'token'].map((one) =>
    textOf(form, one),
  ) as [string, string, string, string];
  if (!key) throw bad('Missing publicKey parameter for upload');
  if (!signature || !expire || !token)
    throw bad('Missing signature, token or expire parameter for upload');
  if (key !== config.IMAGE_PUBLIC_KEY) throw new UploadProblem(403, 'The publicKey is not known.');
  const until = /^\d{1,12}$/.test(expire) ? Number(expire) : 0;
  if (until <= nowSeconds || until > nowSeconds + LONGEST_SECONDS)
    throw bad('The expire parameter must be in the future, by less than one hour.');
  if (!UUID.test(token) || !isSigned(config, token, until, signature))
    throw new UploadProblem(403, 'Your request contains an invalid signature.');
  return token;
}

/** Bytes of the uploaded file: a form part, or base64. URLs are not fetched. */
export async function readFilePart(form: FormData): Promise<Uint8Array> {
  const file = form.get('file');
  if (file === null || file === '') throw bad('Missing file parameter for upload');
  if (typeof file !== 'string') {
    if (file.size > LARGEST_IMAGE) throw new UploadProblem(413, 'The file is too large.');
    return new Uint8Array(await file.arrayBuffer());
  }
  const encoded = BASE64.exec(file.trim())?.[2];
  if (!encoded) throw bad('The file parameter is neither a file nor base64.');
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > LARGEST_IMAGE) throw new UploadProblem(413, 'The file is too large.');
  return bytes;
}

/** Options of the upload. */
export function readOptions(form: FormData) {
  const fileName = textOf(form, 'fileName');
  if (!fileName) throw bad('Missing fileName parameter for upload');
  for (const name of ['extensions', 'customMetadata', 'transformation']) {
    const text = textOf(form, name);
    if (text.length > LONGEST_JSON) throw bad(`The ${name} parameter is too long.`);
    if (text && !isJson(text)) throw bad(`The ${name} parameter is not JSON.`);
  }
  return {
    fileName,
    folder: textOf(form, 'folder'),
    isUnique: textOf(form, 'useUniqueFileName') !== 'false',
    tags: listOf(form, 'tags'),
    responseFields: listOf(form, 'responseFields'),
    customMetadata: textOf(form, 'customMetadata'),
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
