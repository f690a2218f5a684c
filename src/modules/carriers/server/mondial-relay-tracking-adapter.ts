import { createHash } from 'node:crypto';
import { TIME_ZONE } from '#kit/dates.ts';
import { ownValue } from '#kit/own-value.ts';
import { elementNamed, escapeXml, readXml, textOf, type XmlElement } from '#platform/read-xml.ts';
import { latestFirst, type ParcelState } from '../rules/index.ts';
import { askCarrier } from './ask-carrier.ts';
import type {
  ParcelEvent,
  TrackingAnswer,
  TrackingOptions,
  TrackingService,
} from './tracking-service.ts';

interface Options extends TrackingOptions {
  /** Brand code given by the network, and the key that signs requests. */
  brand: string;
  key: string;
}

const OPERATION = 'WSI2_TracingColisDetaille';
const NAMESPACE = 'http://www.mondialrelay.fr/webservice/';
const LANGUAGE = 'FR';

/** State of the parcel by `STAT`, since its events contain text only. */
const STATES: Readonly<Record<string, ParcelState>> = {
  '80': 'announced',
  '81': 'moving',
  '82': 'delivered',
  '83': 'problem',
};
/** Codes for an invalid number, and for a number without a parcel. */
const UNKNOWN = ['24', '94'];

/** Client of the tracking in Mondial Relay’s web service (SOAP, version 5.7 of its manual). */
export function mondialRelayTracking(options: Options): TrackingService {
  const { base } = options;
  return {
    name: 'mondial_relay',
    async follow(trackingNumber): Promise<TrackingAnswer> {
      try {
        const { body, status } = await askCarrier(options, base, {
          method: 'POST',
          headers: {
            'content-type': 'text/xml; charset=utf-8',
            soapaction: `"${NAMESPACE}${OPERATION}"`,
          },
          body: envelope(options, trackingNumber),
        });
        if (status !== 200) return { outcome: 'silent', reason: `HTTP ${status}` };
        return readAnswer(body.toString('utf8'));
      } catch (error) {
        // A timeout, a lost connection or a response too large: it will be asked again.
        return { outcome: 'silent', reason: String(error) };
      }
    },
  };
}

function envelope({ brand, key }: Options, trackingNumber: string): string {
  const query = [
    ['Enseigne', brand.padEnd(8)],
    ['Expedition', trackingNumber],
    ['Langue', LANGUAGE],
  ] as const;
  const security = createHash('md5')
    .update(query.map(([, value]) => value).join('') + key)
    .digest('hex')
    .toUpperCase();
  const elements = query.map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`).join('');
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${OPERATION} xmlns="${NAMESPACE}">${elements}<Security>${security}</Security></${OPERATION}></soap:Body></soap:Envelope>`;
}

function readAnswer(text: string): TrackingAnswer {
  const document = readXml(text);
  const result = document && elementNamed(document, `${OPERATION}Result`);
  const stat = result ? textOf(result, 'STAT') : '';
  if (!result || !stat) return { outcome: 'silent', reason: 'an answer that cannot be read' };
  if (UNKNOWN.includes(stat)) return { outcome: 'unknown' };
  const state = ownValue(STATES, stat);
  if (!state) return { outcome: 'silent', reason: `STAT ${stat}` };
  const said = (elementNamed(result, 'Tracing')?.children ?? []).flatMap(eventOf);
  const [latest, ...before] = latestFirst(said);
  return { outcome: 'heard', events: latest ? [{ ...latest, state }, ...before] : [] };
}

/** Parses an event of a parcel on its way; empty when its time (Paris) is invalid. */
function eventOf(row: XmlElement): ParcelEvent[] {
  const [day, month, year] = textOf(row, 'Tracing_Date').split('/');
  const label = textOf(row, 'Tracing_Libelle');
  if (!label) return [];
  try {
    const at = Temporal.PlainDateTime.from(
      `${year?.padStart(4, '20')}-${month}-${day}T${textOf(row, 'Tracing_Heure') || '00:00'}`,
    );
    return [
      {
        at: at.toZonedDateTime(TIME_ZONE).toInstant().toString(),
        state: 'moving',
        label,
        place: textOf(row, 'Tracing_Lieu') || null,
      },
    ];
  } catch {
    // An empty row, or an unknown date format.
    return [];
  }
}
