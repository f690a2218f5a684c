import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { elementNamed, escapeXml, readXml, textOf } from '#platform/read-xml.ts';
import type { AppContext } from './database.ts';
import { findTroubles } from './troubles.ts';

/** The shop's account at the built-in tracking services. */
export const TRACKING_ACCOUNT = {
  key: 'tracking-key',
  brand: 'GAMELLE',
  brandKey: 'tracking-brand-key',
};

const TIME_ZONE = 'Europe/Paris';
const NAMESPACE = 'http://www.mondialrelay.fr/webservice/';
const OPERATION = 'WSI2_TracingColisDetaille';

/** Events of each parcel, in hours after its label was created. `late`: may be reported after later ones. */
const WAY = [
  {
    after: 0,
    code: 'DR1',
    stat: '80',
    isLate: false,
    label: 'Votre colis est prêt à être expédié.',
    place: '',
  },
  {
    after: 20,
    code: 'PC1',
    stat: '81',
    isLate: false,
    label: 'Votre colis a été déposé.',
    place: 'Lyon',
  },
  {
    after: 30,
    code: 'ET1',
    stat: '81',
    isLate: true,
    label: 'Votre colis est en cours d’acheminement.',
    place: 'Corbas',
  },
  {
    after: 68,
    code: 'DI1',
    stat: '82',
    isLate: false,
    label: 'Votre colis est livré.',
    place: 'Corbas',
  },
] as const;

interface Happened {
  code: string;
  stat: string;
  label: string;
  place: string;
  at: Temporal.ZonedDateTime;
}

/** A parcel's events so far, oldest first; null for an unknown number, or one without events. */
async function happened(
  appContext: AppContext,
  carrier: string,
  number: string,
): Promise<Happened[] | null> {
  const troubles = await findTroubles(appContext);
  const label = await appContext.db
    .selectFrom('standin_carrier_labels')
    .select('made_at as madeAt')
    .where('carrier', '=', carrier)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!label || troubles.has('unknown')) return null;
  const made = label.madeAt.toTemporalInstant().toZonedDateTimeISO(TIME_ZONE);
  const now = appContext.clock.now();
  return WAY.filter(({ isLate }) => !isLate || !troubles.has('late'))
    .map(({ after, code, stat, label, place }) => ({
      code,
      stat,
      label,
      place,
      at: made.add({ hours: after }),
    }))
    .filter(({ at }) => Temporal.Instant.compare(at.toInstant(), now) <= 0);
}

/** The built-in tracking of both carriers: La Poste’s « Suivi » and Mondial Relay’s SOAP, as they are spoken over the wire. */
export function trackingRoutes(
  app: Hono,
  path: string,
  appContext: AppContext,
  silence: (signal: AbortSignal) => Promise<void>,
): void {
  app.get(`${path}/suivi/v2/idships/:number`, async (c) => {
    const troubles = await findTroubles(appContext);
    if (troubles.has('down')) return c.text('Service Unavailable', 503);
    if (troubles.has('slow')) await silence(c.req.raw.signal);
    if (c.req.header('x-okapi-key') !== TRACKING_ACCOUNT.key)
      return c.json({ code: 'UNAUTHORIZED', message: 'Invalid key' }, 401);
    const number = c.req.param('number');
    const events = await happened(appContext, 'colissimo', number);
    if (!events)
      return c.json(
        {
          lang: 'fr_FR',
          scope: 'open',
          returnCode: 404,
          returnMessage: 'Ressource non trouvée',
          idShip: number,
        },
        404,
      );
    return c.json({
      lang: 'fr_FR',
      scope: 'open',
      returnCode: 200,
      shipment: {
        idShip: number,
        product: 'colissimo',
        isFinal: events.at(-1)?.code === 'DI1',
        // Newest first.
        event: events
          .map(({ code, label, at }) => ({
            code,
            label,
            date: at.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
          }))
          .toReversed(),
      },
    });
  });

  app.post(`${path}/mondial-relay/Web_Services.asmx`, async (c) => {
    const troubles = await findTroubles(appContext);
    if (troubles.has('down')) return c.text('Service Unavailable', 503);
    if (troubles.has('slow')) await silence(c.req.raw.signal);
    const document = readXml(await c.req.text());
    const question = document && elementNamed(document, OPERATION);
    if (!question) return c.text('<soap:Envelope><soap:Body>', 500);
    const answer = (stat: string, tracing = '') =>
      c.body(
        `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${OPERATION}Response xmlns="${NAMESPACE}"><${OPERATION}Result><STAT>${stat}</STAT><Libelle01 /><Tracing>${tracing}</Tracing></${OPERATION}Result></${OPERATION}Response></soap:Body></soap:Envelope>`,
        200,
        { 'content-type': 'text/xml; charset=utf-8' },
      );
    const signed = [question.children.find(({ name }) => name === 'Enseigne')?.text ?? '']
      .concat(['Expedition', 'Langue'].map((name) => textOf(question, name)))
      .join('');
    const security = createHash('md5')
      .update(signed + TRACKING_ACCOUNT.brandKey)
      .digest('hex');
    if (textOf(question, 'Enseigne') !== TRACKING_ACCOUNT.brand) return answer('1');
    if (textOf(question, 'Security') !== security.toUpperCase()) return answer('97');
    const number = textOf(question, 'Expedition');
    if (!/^\d{8}$/.test(number)) return answer('24');
    const events = await happened(appContext, 'mondial_relay', number);
    if (!events) return answer('94');
    const isWordless = troubles.has('wordless') && events.length > 1;
    const rows = (isWordless ? events.slice(0, -1) : events).map(({ at, label, place }) => {
      const [day, month, year] = [at.day, at.month, at.year % 100].map((one) =>
        String(one).padStart(2, '0'),
      );
      return `<ret_WSI2_sub_TracingColisDetaille><Tracing_Libelle>${escapeXml(label)}</Tracing_Libelle><Tracing_Date>${day}/${month}/${year}</Tracing_Date><Tracing_Heure>${String(at.hour).padStart(2, '0')}:${String(at.minute).padStart(2, '0')}</Tracing_Heure><Tracing_Lieu>${escapeXml(place)}</Tracing_Lieu><Tracing_Relais /><Tracing_Pays /></ret_WSI2_sub_TracingColisDetaille>`;
    });
    return answer(events.at(-1)?.stat ?? '80', rows.join(''));
  });
}
