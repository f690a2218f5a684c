import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 7 }),
};
type Coding = keyof typeof compress;

/** A rendered answer that is the same for everybody. */
export interface Document {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The body in brotli, if it was compressed at build time with the slowest, smallest setting. */
  brotli?: Buffer;
  /** Rendered during an outage: not cached, so that the next request tries again. */
  isPassing?: boolean;
}

/** Headers and body of a document in one content encoding. */
interface Form {
  headers: Record<string, string>;
  body: Buffer;
}

/** A document with its encoded forms, each created once. */
export interface CachedResponse {
  document: Document;
  etag: string;
  forms: Partial<Record<Coding | 'plain', Form>>;
}

const SMALLEST_COMPRESSED = 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|ld\+json|javascript|xml)|image\/svg)/;

export function toCachedResponse(document: Document): CachedResponse {
  const digest = createHash('sha256').update(document.body).digest('base64url').slice(0, 22);
  return { document, etag: `"${digest}"`, forms: {} };
}

const HEADER_BYTES = 1000;

/** Approximate size in memory, with all encoded forms created so far. */
export function bytesOf({ document, forms }: CachedResponse): number {
  const sent = Object.values(forms).filter(({ body }) => body !== document.body);
  return sent.reduce((sum, { body }) => sum + body.length, document.body.length + HEADER_BYTES);
}

/** The encoded form for a client; undefined when it was not created yet. */
export function readyForm(answer: CachedResponse, acceptEncoding = ''): Form | undefined {
  return answer.forms[codingFor(answer.document, acceptEncoding)];
}

export async function respond(answer: CachedResponse, request: Headers): Promise<Response> {
  const { document, etag } = answer;
  const coding = codingFor(document, request.get('accept-encoding') ?? '');
  const form = answer.forms[coding] ?? (await formOf(answer, coding));
  answer.forms[coding] = form;
  const { 'content-type': type, ...headers } = form.headers;
  if (document.status === 200 && matches(request.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  if (type) headers['content-type'] = type;
  return new Response(form.body as BodyInit, { status: document.status, headers });
}

async function formOf({ document, etag }: CachedResponse, coding: Coding | 'plain'): Promise<Form> {
  const headers = { ...document.headers, etag, vary: varyOf(document) };
  if (coding === 'plain') return { headers, body: document.body };
  const ready = coding === 'br' ? document.brotli : undefined;
  const body = ready ?? (await compress[coding](document.body));
  return { headers: { ...headers, 'content-encoding': coding }, body };
}

const varyOf = ({ headers: { vary } }: Document) =>
  vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';

/** A proxy that compressed the document may have turned the ETag into a weak one. */
const matches = (given: string | null, etag: string) =>
  given?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

function codingFor(document: Document, accepted: string): Coding | 'plain' {
  if (document.body.length < SMALLEST_COMPRESSED) return 'plain';
  if (!COMPRESSIBLE.test(document.headers['content-type'] ?? '')) return 'plain';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
}
