import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import sharp from 'sharp';

/** Everybody who asks; how many a second of each, about. */
const PACE = {
  documents: 20,
  apiReads: 8,
  searches: 4,
  longAddresses: 4,
  pictures: 4,
  checkouts: 2,
  signIns: 0.5,
  uploads: 0.1,
  days: 1 / 240,
};
type Kind = keyof typeof PACE;

const SHELVES = ['/', '/chien/', '/chat/', '/chien/croquettes/', '/chat/croquettes/', '/faq/'];
const WORDS = ['saumon', 'chaton', 'poulet sterilise', 'croquetes', 'chien 12kg', 'sans cereales'];
const SIZES = ['h-160', 'w-320', 'w-640,h-480', 'w-90,h-90'];
const QUERY = '?channelCode=FR_WEB&locale=fr_FR';
const LONG = 15_000;
const JSON_TYPE = { 'content-type': 'application/json' };
const LD_TYPE = { 'content-type': 'application/ld+json' };

const ADDRESS = {
  firstName: 'Camille',
  countryCode: 'FR',
  postcode: '69003',
  city: 'Lyon',
  phoneNumber: '+33612345678',
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

interface Options {
  url: string;
  slugs: readonly string[];
  variants: readonly string[];
  /** How many times the usual pace. */
  times: number;
}

/**
 * What people do to a shop all day, at an even pace: documents, reads, searches, addresses of 15,000
 * characters, pictures made anew, sign-ins right and wrong, uploads, orders, and each four minutes a
 * day of the shop’s clock with its renewals. The shop trusts one proxy: each comes from an address of
 * its own. `done` counts by kind and status.
 */
export function mixedLoad({ url, slugs, variants, times }: Options) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const done = new Map<string, number>();
  const count = (key: string) => done.set(key, (done.get(key) ?? 0) + 1);
  let nth = 0;
  let token = '';
  let uploaded = '/pets/none.jpg';

  const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
    new Promise<Answer>((resolve, reject) => {
      nth += 1;
      const from = { 'x-forwarded-for': `203.${nth % 250}.${(nth >> 8) % 250}.${nth % 241}` };
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const options = { method, headers: { ...from, ...length, ...headers }, agent };
      const sent = request(url + path, options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0, headers: answered } = response;
          resolve({ status: statusCode, headers: answered, body: Buffer.concat(parts) });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const api = async (method: string, path: string, value?: unknown) => {
    const type = method === 'PATCH' ? { 'content-type': 'application/merge-patch+json' } : LD_TYPE;
    const body = value === undefined ? undefined : JSON.stringify(value);
    const accept = { accept: 'application/ld+json' };
    const headers = body ? { ...accept, ...type } : accept;
    const answer = await send(`/api/v2/shop${path}${QUERY}`, { method, headers, body });
    if (answer.status >= 300) throw new Error(`${method} ${answer.status}`);
    return JSON.parse(answer.body.toString());
  };
  const of = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
  const signIn = async (email: string, password: string) => {
    const body = JSON.stringify({ email, password });
    const path = `/api/v2/shop/authentication-token${QUERY}`;
    const answer = await send(path, { method: 'POST', headers: JSON_TYPE, body });
    if (answer.status === 200) token = JSON.parse(answer.body.toString()).token;
    return answer.status;
  };

  const acts: Record<Kind, (n: number) => Promise<number>> = {
    documents: async (n) => {
      const path = n % 3 === 0 ? of(SHELVES, n / 3) : `/produits/${of(slugs, n)}/`;
      return (await send(path, { headers: { 'accept-encoding': of(['br', 'gzip'], n) } })).status;
    },
    apiReads: async (n) =>
      (await send(`/api/b2c-products/${of(slugs, n)}?render=2&locale=fr&channelCode=FR_WEB`))
        .status,
    searches: async (n) =>
      (await send(`/rechercher/?q=${encodeURIComponent(of(WORDS, n))}&page=${(n % 3) + 1}`)).status,
    longAddresses: async (n) => {
      const path = of(['/', '/rechercher/', '/api/b2c-products', '/chien/croquettes/'], n);
      return (await send(`${path}?x${n}=${String(n).padEnd(LONG, 'y')}`)).status;
    },
    pictures: async (n) =>
      (await send(`/images${uploaded}?tr=${of(SIZES, n)},rt-${(n % 4) * 90},q-${n % 90}`)).status,
    signIns: async (n) =>
      n % 4 === 0
        ? signIn(`absent-${n}@example.org`, 'quatre tasses de thé')
        : signIn('camille.demo@gamelle.test', 'Moka-renverse-7-gamelles-vertes'),
    uploads: async (n) => {
      const bearer = { authorization: `Bearer ${token}` };
      const path = `/api/v2/shop/images/authentication${QUERY}`;
      const allowed = await send(path, { headers: bearer });
      if (allowed.status !== 200) return allowed.status;
      const fields = JSON.parse(allowed.body.toString());
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(await photo(n))]), 'load.jpg');
      const more = { fileName: 'load.jpg', folder: 'pets', publicKey: 'public_gamelle' };
      for (const [name, value] of Object.entries({ ...more, ...fields }))
        form.append(name, String(value));
      const sent = new Request(`${url}/api/v1/files/upload`, { method: 'POST', body: form });
      const body = Buffer.from(await sent.arrayBuffer());
      const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
      const { status, body: text } = await send('/api/v1/files/upload', {
        method: 'POST',
        headers,
        body,
      });
      if (status === 200) uploaded = JSON.parse(text.toString()).filePath;
      return status;
    },
    checkouts: async (n) => {
      const item = { productVariant: of(variants, n), quantity: 1 };
      const { tokenValue } = await api('POST', '/orders', { items: [item] });
      const order = `/orders/${tokenValue}`;
      const address = { ...ADDRESS, lastName: `Martin ${nameOf(n)}`, street: `${n} rue des Lilas` };
      const email = `load-${n}@example.org`;
      const { shipments } = await api('PUT', order, { email, billingAddress: address });
      const shipment = `${order}/shipments/${shipments[0].id}`;
      const methods = await api('GET', `${shipment}/methods`);
      const shippingMethod = methods['hydra:member'][0].code;
      const { payments } = await api('PATCH', shipment, { shippingMethod });
      const paymentMethod = 'bank_transfer';
      const ready = await api('PATCH', `${order}/payments/${payments[0].id}`, { paymentMethod });
      await api('PATCH', `${order}/complete`, { expectedTotal: ready.total });
      return 200;
    },
    days: async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url };
      return (await send('/_dev/clock/', { method: 'POST', headers, body: 'by=%2B1d' })).status;
    },
  };

  const counts: Record<string, number> = {};
  const begin = (kind: Kind) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
    return acts[kind](counts[kind]).then(
      (status) => count(`${kind} ${status}`),
      (error) => count(`${kind} ${error.message}`),
    );
  };
  return {
    done,
    /** Goes on for some seconds; `tick` is called each second with those that have passed. */
    async run(seconds: number, tick: (second: number) => void): Promise<void> {
      const begun = performance.now();
      const going = new Set<Promise<unknown>>();
      const owed: Record<string, number> = {};
      for (let second = 0; second < seconds; second += 1) {
        for (const [kind, pace] of Object.entries(PACE)) {
          owed[kind] = (owed[kind] ?? 0) + pace * times;
          for (; (owed[kind] ?? 0) >= 1; owed[kind] = (owed[kind] ?? 0) - 1) {
            const act = begin(kind as Kind);
            going.add(act);
            act.finally(() => going.delete(act));
          }
        }
        // A machine that is behind is not pushed further: what is left is done first.
        const wait = begun + (second + 1) * 1000 - performance.now();
        await new Promise((resolve) => setTimeout(resolve, Math.max(wait, 0)));
        while (going.size > 200) await Promise.race(going);
        tick(second);
      }
      await Promise.all(going);
      agent.destroy();
    },
  };
}

const PHOTO = { width: 2400, height: 1800, channels: 3 } as const;

/** A photo of the size telephones take, another one for each number. */
const photo = (n: number): Promise<Buffer> =>
  sharp({ create: { ...PHOTO, background: { r: n % 256, g: (n * 7) % 256, b: 90 } } })
    .jpeg()
    .toBuffer();

/** A name for a number: names with digits are refused. */
const nameOf = (n: number) =>
  [n % 26, (n / 26) % 26, (n / 676) % 26].map((at) => String.fromCharCode(97 + at)).join('');
