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
}

interface Entry {
  document: Document;
  etag: string;
  freshUntil: number;
  compressed: Partial<Record<Coding, Promise<Buffer>>>;
}

const FRESH_MS = 3_600_000;
const SMALLEST_COMPRESSED = 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|ld\+json|javascript|xml)|image\/svg)/;

/**
 * Answers that are the same for everybody, kept in the process: compressed once, with an ETag.
 * `clear` forgets all of them when content changes; an entry older than an hour is served once more
 * while it is rendered anew; when that fails it stays, and the next request tries again. Two requests for one missing document share one rendering.
 */
export class DocumentCache {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<Entry>>();
  readonly #maxBytes: number;
  readonly #milliseconds: () => number;
  readonly #onFailedRenewal: (error: unknown) => void;
  #bytes = 0;
  #generation = 0;

  constructor(
    maxBytes: number,
    milliseconds: () => number,
    onFailedRenewal: (error: unknown) => void,
  ) {
    this.#maxBytes = maxBytes;
    this.#milliseconds = milliseconds;
    this.#onFailedRenewal = onFailedRenewal;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#pending.clear();
    this.#bytes = 0;
  }

  /** The document under `key`, rendered if it is missing, as an answer to this request. */
  async answer(key: string, request: Headers, render: () => Promise<Document>): Promise<Response> {
    if (this.#maxBytes === 0) return respond(this.#toEntry(await render()), request);
    const entry = this.#entries.get(key) ?? (await this.#renderOnce(key, render));
    if (entry.freshUntil < this.#milliseconds() && !this.#pending.has(key))
      this.#renderOnce(key, render).catch(this.#onFailedRenewal);
    return respond(entry, request);
  }

  #renderOnce(key: string, render: () => Promise<Document>): Promise<Entry> {
    const running = this.#pending.get(key);
    if (running) return running;
    const generation = this.#generation;
    const rendering = render()
      .then((document) => {
        const entry = this.#toEntry(document);
        if (document.status === 200 && generation === this.#generation) this.#keep(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.#pending.get(key) === rendering) this.#pending.delete(key);
      });
    this.#pending.set(key, rendering);
    return rendering;
  }

  #toEntry(document: Document): Entry {
    const digest = createHash('sha256').update(document.body).digest('base64url').slice(0, 22);
    return {
      document,
      etag: `"${digest}"`,
      freshUntil: this.#milliseconds() + FRESH_MS,
      compressed: {},
    };
  }

  #keep(key: string, entry: Entry): void {
    this.#forget(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.document.body.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.document.body.length;
  }
}

async function respond(entry: Entry, request: Headers): Promise<Response> {
  const { document, etag } = entry;
  const headers: Record<string, string> = { ...document.headers, etag, vary: 'Accept-Encoding' };
  if (document.status === 200 && matches(request.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: withoutBody(headers) });
  const coding = codingFor(document, request.get('accept-encoding') ?? '');
  if (!coding) return new Response(document.body as BodyInit, { status: document.status, headers });
  entry.compressed[coding] ??= compress[coding](document.body);
  const bytes = await entry.compressed[coding];
  return new Response(bytes as BodyInit, {
    status: document.status,
    headers: { ...headers, 'content-encoding': coding },
  });
}

/** A proxy that compressed the document may have marked the tag as weak. */
const matches = (given: string | null, etag: string) =>
  given?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;

function withoutBody({ 'content-type': _type, ...headers }: Record<string, string>) {
  return headers;
}

function codingFor(document: Document, accepted: string): Coding | null {
  if (document.body.length < SMALLEST_COMPRESSED) return null;
  if (!COMPRESSIBLE.test(document.headers['content-type'] ?? '')) return null;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
