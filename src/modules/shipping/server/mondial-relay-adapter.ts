import { createHash } from 'node:crypto';
import { limitedRequest } from '#kit/limited-request.ts';
import { elementNamed, escapeXml, readXml, type XmlElement } from '#platform/read-xml.ts';
import type { PointSearch, PointState, RelayNetwork } from './network.ts';
import { readPoint } from './read-mondial-point.ts';

interface Options {
  /** Base URL of the service. */
  base: string;
  /** Calls a service built into this process; null calls it over the network. */
  inProcess: ((request: Request) => Response | Promise<Response>) | null;
  /** Code assigned to the shop by the network, and the key that signs requests. */
  brand: string;
  key: string;
  timeoutMs: number;
  /**
   * Called with the reason when there is no usable response: for the log, since the shopper only sees that the
   * network does not respond.
   */
  onSilence(reason: string): void;
}

const OPERATION = 'WSI4_PointRelais_Recherche';
const NAMESPACE = 'http://www.mondialrelay.fr/webservice/';
const MOST_RESULTS = 30;
const LARGEST_ANSWER = 1024 * 1024;

/** Parameters in the order required by the service, also for the security key. */
const PARAMETERS = [
  'Enseigne',
  'Pays',
  'NumPointRelais',
  'Ville',
  'CP',
  'Latitude',
  'Longitude',
  'Taille',
  'Poids',
  'Action',
  'DelaiEnvoi',
  'RayonRecherche',
  'TypeActivite',
  'NACE',
  'NombreResultats',
] as const;
type Question = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** `STAT` of a successful response; an unknown town or postcode gives an empty result. */
const FOUND = '0';
const UNKNOWN_PLACE = ['9', '17', '18', '19'];
const UNKNOWN_POINT = '70';
const ANSWERS = [FOUND, UNKNOWN_POINT, ...UNKNOWN_PLACE];

/** Client of the point search of Mondial Relay's web service (SOAP, version 5.7 of its manual). */
export function mondialRelay(options: Options): RelayNetwork {
  const { base, brand, inProcess, key, timeoutMs } = options;
  const silence = (reason: string) => {
    options.onSilence(reason);
    return null;
  };

  /** `STAT` and points of the response; null for no response, faults and unreadable ones. */
  async function ask(question: Question) {
    const requested: Question = { Enseigne: brand.padEnd(8), DelaiEnvoi: '0', ...question };
    const headers = {
      'content-type': 'text/xml; charset=utf-8',
      soapaction: `"${NAMESPACE}${OPERATION}"`,
    };
    try {
      const body = envelope(requested, key);
      const init: RequestInit = { method: 'POST', headers, body, redirect: 'error' };
      const request = limitedRequest(base, init, timeoutMs);
      const answer = await (inProcess ? inProcess(request) : fetch(request));
      if (!answer.ok) return silence(`HTTP ${answer.status}`);
      const read = readAnswer(await textOfAtMost(answer, LARGEST_ANSWER));
      if (!read) return silence('an answer that cannot be read');
      return ANSWERS.includes(read.stat) ? read : silence(`STAT ${read.stat}`);
    } catch (error) {
      // A timeout, a lost connection, or a response too large.
      return silence(String(error));
    }
  }

  async function find(country: string, number: string, grams: number | null) {
    const weight = grams === null ? {} : { Poids: String(grams) };
    return ask({ Pays: country, NumPointRelais: number, NombreResultats: '1', ...weight });
  }

  return {
    name: 'mondial',
    async search({ countryCode, grams, limit, place, radiusKm }: PointSearch) {
      const weight = grams === null ? null : { Poids: String(grams) };
      const answer = await ask({
        Pays: countryCode,
        ...questionOf(place),
        ...weight,
        RayonRecherche: String(radiusKm),
        NombreResultats: String(Math.min(limit, MOST_RESULTS)),
      });
      if (!answer) return null;
      if (UNKNOWN_PLACE.includes(answer.stat)) return [];
      if (answer.stat !== FOUND) return null;
      return answer.points.flatMap((point) => readPoint(point) ?? []);
    },
    async find(code, grams): Promise<PointState> {
      const [country = '', number = ''] = code.split('-');
      if (!/^\d{6}$/.test(number)) return { status: 'closed' };
      const heavy = await find(country, number, grams);
      if (heavy?.stat === UNKNOWN_POINT) return { status: 'closed' };
      if (heavy?.stat !== FOUND) return { status: 'silent' };
      const point = heavy.points.map(readPoint)[0];
      if (point) return { status: 'open', point };
      const any = await find(country, number, null);
      if (any?.stat !== FOUND)
        return any?.stat === UNKNOWN_POINT ? { status: 'closed' } : { status: 'silent' };
      const lighter = any.points.map(readPoint)[0];
      return lighter ? { status: 'too_heavy', point: lighter } : { status: 'closed' };
    },
  };
}

function questionOf(place: PointSearch['place']): Question {
  if ('latitude' in place)
    return { Latitude: place.latitude.toFixed(7), Longitude: place.longitude.toFixed(7) };
  if (place.postcode) return { CP: place.postcode };
  return { Ville: asCity(place.city ?? '') };
}

/** The service accepts 2 to 25 unaccented letters. */
const asCity = (city: string) =>
  city
    .normalize('NFD')
    .replace(/œ/g, 'oe')
    .replace(/[^A-Za-z_\-' ]/g, '')
    .slice(0, 25)
    .trim();

function envelope(question: Question, key: string): string {
  const values = PARAMETERS.map((name) => question[name] ?? '');
  const security = createHash('md5')
    .update(values.join('') + key)
    .digest('hex')
    .toUpperCase();
  const elements = PARAMETERS.map(
    (name, at) => `<${name}>${escapeXml(values[at] ?? '')}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${OPERATION} xmlns="${NAMESPACE}">${elements.join('')}<Security>${security}</Security></${OPERATION}></soap:Body></soap:Envelope>`;
}

function readAnswer(text: string): { stat: string; points: readonly XmlElement[] } | null {
  const document = readXml(text);
  const result = document && elementNamed(document, `${OPERATION}Result`);
  const stat = result?.children.find(({ name }) => name === 'STAT')?.text.trim();
  if (!result || stat === undefined) return null;
  return { stat, points: elementNamed(result, 'PointsRelais')?.children ?? [] };
}

async function textOfAtMost(answer: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > most) throw new RangeError('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
