import { ownValue } from '#kit/own-value.ts';
import { ImageProblem } from './image-problem.ts';
import { overPlainNetwork } from './service-client.ts';

type Position = 'path' | 'query';
type Step = Readonly<Record<string, string | number>>;

export interface ImageOptions {
  urlEndpoint: string;
  publicKey?: string;
  authenticationEndpoint?: string;
  transformationPosition?: Position;
  /** Upload address; by default the image host's own. */
  uploadUrl?: string;
  /** Transport; by default the browser's `fetch`. */
  send?: (request: Request) => Promise<Response>;
}

export interface UploadOptions {
  file: Blob | string;
  fileName: string;
  [field: string]: unknown;
}

/** The answer to an upload (contracts §5.2); status and headers are non-enumerable. */
export interface UploadedImage {
  fileId: string;
  name: string;
  url: string;
  width: number;
  height: number;
  $ResponseMetadata: { statusCode: number; headers: Record<string, string> };
}

const OFFICIAL_UPLOAD = 'https://upload.imagekit.io/api/v1/files/upload';
const TIMEOUT_MS = 60_000;
const SHORT: Readonly<Record<string, string>> = {
  width: 'w',
  height: 'h',
  quality: 'q',
  blur: 'bl',
  rotation: 'rt',
  format: 'f',
  crop: 'c',
  cropMode: 'cm',
  focus: 'fo',
  aspectRatio: 'ar',
  radius: 'r',
  background: 'bg',
  progressive: 'pr',
  named: 'n',
  dpr: 'dpr',
  defaultImage: 'di',
};

/**
 * Client of the image host: picture addresses and uploads (contracts §5.4, compatible with
 * imagekit-javascript 1.x). Works in browsers and on the server; it never has the private key.
 * @throws ImageProblem for invalid options (IMG-07 to IMG-09).
 */
export class ImageClient {
  readonly #options: ImageOptions;

  constructor(options: ImageOptions) {
    if (!options?.urlEndpoint) throw new ImageProblem('missingUrlEndpoint');
    const { transformationPosition: position = 'path' } = options;
    if (position !== 'path' && position !== 'query') throw new ImageProblem('invalidPosition');
    if ('privateKey' in options) throw new ImageProblem('privateKey');
    this.#options = options;
  }

  /** The address of a picture with transformation steps; an absolute `src` keeps its query. */
  url({ path, src, transformation = [] }: Addressed): string {
    const steps = transformation.map(stepText).filter(Boolean).join(':');
    const endpoint = this.#options.urlEndpoint.replace(/\/$/, '');
    const plain = src ?? `${endpoint}/${(path ?? '').replace(/^\//, '')}`;
    if (!steps) return plain;
    if (!src && (this.#options.transformationPosition ?? 'path') === 'path')
      return `${endpoint}/tr:${steps}/${(path ?? '').replace(/^\//, '')}`;
    return withSteps(plain, steps);
  }

  /** A client that authenticates with an image ticket instead of a session. */
  withTicket(ticket: string): ImageClient {
    const { authenticationEndpoint = '' } = this.#options;
    const join = authenticationEndpoint.includes('?') ? '&' : '?';
    const endpoint = `${authenticationEndpoint}${join}ticket=${encodeURIComponent(ticket)}`;
    return new ImageClient({ ...this.#options, authenticationEndpoint: endpoint });
  }

  /**
   * Requests upload credentials, then sends the file with them (IMG-05, IMG-06). Rejects with
   * ImageProblem, with the host's error, or with the SyntaxError of an invalid JSON answer, like
   * imagekit-javascript 1.x.
   */
  async upload(options: UploadOptions): Promise<UploadedImage> {
    const { authenticationEndpoint, publicKey, uploadUrl = OFFICIAL_UPLOAD } = this.#options;
    if (options === undefined || options === null) throw new ImageProblem('missingData');
    if (typeof options !== 'object') throw new ImageProblem('invalidOptions');
    if (!options.file) throw new ImageProblem('missingFile');
    if (!options.fileName) throw new ImageProblem('missingFileName');
    if (!authenticationEndpoint) throw new ImageProblem('missingAuthenticationEndpoint');
    if (!publicKey) throw new ImageProblem('missingPublicKey');
    const { signature, token, expire } = await this.#authenticate(authenticationEndpoint);
    const body = formOf(options);
    body.append('publicKey', publicKey);
    body.append('signature', signature);
    body.append('expire', String(expire));
    body.append('token', token);
    const answer = await this.#send(uploadUrl, { method: 'POST', body }).catch(() => {
      throw new ImageProblem('uploadNetwork');
    });
    const text = await answer.text().catch(() => {
      throw new ImageProblem('uploadNetwork');
    });
    const parsed = JSON.parse(text);
    const metadata = { statusCode: answer.status, headers: Object.fromEntries(answer.headers) };
    Object.defineProperty(parsed, '$ResponseMetadata', { value: metadata, enumerable: false });
    if (answer.status !== 200) throw parsed;
    return parsed as UploadedImage;
  }

  async #authenticate(endpoint: string): Promise<Authorisation> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
    const stopped = new Promise<never>((_, reject) =>
      stop.signal.addEventListener('abort', () =>
        reject(new ImageProblem('authenticationTimeout')),
      ),
    );
    try {
      const requested = this.#send(endpoint, { signal: stop.signal });
      const answer = await Promise.race([requested, stopped]);
      const parsed = answer.status === 200 ? await answer.json().catch(() => null) : null;
      if (!parsed?.signature || !parsed.token || !parsed.expire)
        throw new ImageProblem('authenticationInvalid');
      return parsed;
    } catch (error) {
      if (error instanceof ImageProblem) throw error;
      throw new ImageProblem(
        stop.signal.aborted ? 'authenticationTimeout' : 'authenticationNetwork',
      );
    } finally {
      clearTimeout(timer);
    }
  }

  #send(address: string, init: RequestInit): Promise<Response> {
    const { send = overPlainNetwork } = this.#options;
    return send(new Request(address, init));
  }
}

interface Addressed {
  path?: string;
  src?: string;
  transformation?: readonly Step[];
}

interface Authorisation {
  signature: string;
  token: string;
  expire: number;
}

const stepText = (step: Step): string =>
  Object.entries(step)
    .map(([name, value]) => `${ownValue(SHORT, name) ?? name}-${value}`)
    .join(',');

/** Adds steps to an address that may be transformed already. */
function withSteps(address: string, steps: string): string {
  const [before = '', query = ''] = address.split('?');
  const parameters = query.split('&').filter(Boolean);
  const turned = parameters.find((one) => one.startsWith('tr='));
  const others = parameters.filter((one) => one !== turned);
  const tr = turned ? `${turned}:${steps}` : `tr=${steps}`;
  return `${before}?${[...others, tr].join('&')}`;
}

/** Encodes upload options: lists are joined, objects become JSON, undefined is left out. */
function formOf(options: UploadOptions): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value, options.fileName);
    else if (Array.isArray(value)) form.append(name, value.join(','));
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
