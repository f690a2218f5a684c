import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { limitBody } from '#platform/http/limit-body.ts';
import { elementNamed, escapeXml, readXml, textOf, type XmlElement } from '#platform/read-xml.ts';
import type { AppContext } from './database.ts';
import { pdfLabel, zplLabel } from './draw-label.ts';
import { makeLabel } from './make-label.ts';
import { trackingRoutes } from './tracking.ts';
import { findTroubles } from './troubles.ts';

export { TRACKING_ACCOUNT } from './tracking.ts';

export const CARRIERS_PATH = '/_dev/carriers';
/** The shop's account at the built-in carriers. */
export const CARRIER_ACCOUNT = {
  contract: '123456',
  password: 'carrier-password',
  login: 'GAMELLE@business-api.test',
  customer: 'GAMELLE',
};

const LARGEST_BODY = 64 * 1024;
const LONGEST_SILENCE_MS = 60_000;
/** How often a silent carrier looks whether it may answer. */
const LOOK_MS = 100;
const BOUNDARY = 'uuid:4d8f1c2e-label';

const party = z.object({
  lastName: z.string().optional(),
  firstName: z.string().optional(),
  companyName: z.string().optional(),
  line2: z.string().min(1).max(35),
  line3: z.string().max(35).optional(),
  countryCode: z.string().length(2),
  city: z.string().min(1).max(35),
  zipCode: z.string().min(4).max(9),
});
/** The required fields of an SLS request. */
const slsRequest = z.object({
  contractNumber: z.string(),
  password: z.string(),
  outputFormat: z.object({ outputPrintingType: z.string() }),
  letter: z.object({
    service: z.object({
      productCode: z.string().min(3),
      depositDate: z.iso.date(),
      orderNumber: z.string().min(1).max(30),
    }),
    parcel: z.object({ weight: z.coerce.number().positive().max(30) }),
    sender: z.object({ senderParcelRef: z.string().max(17).optional(), address: party }),
    addressee: z.object({ addresseeParcelRef: z.string().max(15).optional(), address: party }),
  }),
});

/** The built-in carriers: La Poste’s SLS and Mondial Relay’s shipments, as they are spoken over the wire. */
export function carriersStandin(appContext: AppContext): Hono {
  const app = new Hono();
  const silence = (signal: AbortSignal) => keepSilent(appContext, signal);
  app.onError((error, c) => {
    appContext.log.error({ err: error }, 'the carriers stand-in failed');
    return c.text('', 500);
  });
  app.use(limitBody(LARGEST_BODY, (c) => c.text('Payload Too Large', 413)));
  app.post(`${CARRIERS_PATH}/sls-ws/SlsServiceWSRest/2.0/generateLabel`, async (c) => {
    const troubles = await findTroubles(appContext);
    if (troubles.has('down')) return c.text('Service Unavailable', 503);
    const read = slsRequest.safeParse(await c.req.json().catch(() => null));
    if (!read.success) {
      const at = read.error.issues[0]?.path.join('.') ?? '';
      return multipart(c, 400, error('30001', `Le champ ${at} est invalide ou manquant`));
    }
    const { contractNumber, password, letter: parcel, outputFormat } = read.data;
    if (contractNumber !== CARRIER_ACCOUNT.contract || password !== CARRIER_ACCOUNT.password)
      return multipart(c, 400, error('30000', 'Identifiant ou mot de passe incorrect'));
    const to = parcel.addressee.address;
    if (troubles.has('address') || to.zipCode.startsWith('99'))
      return multipart(
        c,
        400,
        error('30220', `Le code postal ${to.zipCode} ne correspond pas à la commune ${to.city}`),
      );
    const number = await makeLabel(appContext, {
      carrier: 'colissimo',
      reference: parcel.service.orderNumber,
      again: troubles.has('twice'),
      numberOf: (digits) => `6A${digits.slice(0, 11)}`,
    });
    if (troubles.has('slow')) await silence(c.req.raw.signal);
    const lines = [
      'COLISSIMO',
      parcel.service.productCode,
      [to.firstName, to.lastName].filter(Boolean).join(' '),
      to.companyName ?? '',
      to.line2,
      to.line3 ?? '',
      `${to.zipCode} ${to.city} ${to.countryCode}`,
      number,
      `Ref. ${parcel.service.orderNumber}`,
    ];
    const isZpl = outputFormat.outputPrintingType.startsWith('ZPL');
    const answer = {
      messages: [
        {
          id: '0',
          type: 'INFOS',
          messageContent: 'La requête a été traitée avec succès',
          replacementValues: [],
        },
      ],
      labelXmlV2Reponse: null,
      labelV2Response: {
        parcelNumber: number,
        parcelNumberPartner: null,
        pdfUrl: null,
        fields: null,
      },
    };
    return multipart(c, 200, answer, isZpl ? zplLabel(lines) : pdfLabel(lines));
  });

  app.post(`${CARRIERS_PATH}/mondial-relay/api/shipment`, async (c) => {
    const troubles = await findTroubles(appContext);
    if (troubles.has('down')) return c.text('Service Unavailable', 503);
    const root = readXml(await c.req.text());
    const context = root?.name === 'ShipmentCreationRequest' ? child(root, 'Context') : undefined;
    const shipment = root && elementNamed(root, 'Shipment');
    if (!root || !context || !shipment) return xml(c, refusal('10000', 'Requête illisible'));
    const { login, password, customer } = CARRIER_ACCOUNT;
    if (
      textOf(context, 'Login') !== login ||
      textOf(context, 'Password') !== password ||
      textOf(context, 'CustomerId') !== customer
    )
      return xml(c, refusal('10001', 'Identifiants incorrects'));
    const to = child(shipment, 'Recipient')?.children.find(({ name }) => name === 'Address');
    const grams = Number(elementNamed(shipment, 'Weight')?.attributes.Value);
    const delivery = child(shipment, 'DeliveryMode')?.attributes ?? {};
    const reference = textOf(shipment, 'OrderNo');
    if (!to || !(grams >= 15) || !reference || !delivery.Mode)
      return xml(c, refusal('10049', 'Élément obligatoire manquant'));
    if (troubles.has('address') || textOf(to, 'PostCode').startsWith('99'))
      return xml(c, refusal('10035', 'Le code postal du destinataire est inconnu'));
    const number = await makeLabel(appContext, {
      carrier: 'mondial_relay',
      reference,
      again: troubles.has('twice'),
      numberOf: (digits) => digits.slice(0, 8),
    });
    if (troubles.has('slow')) await silence(c.req.raw.signal);
    const lines = [
      'MONDIAL RELAY',
      `${delivery.Mode} ${delivery.Location ?? ''}`,
      `${textOf(to, 'Firstname')} ${textOf(to, 'Lastname')}`,
      textOf(to, 'Streetname'),
      `${textOf(to, 'PostCode')} ${textOf(to, 'City')} ${textOf(to, 'CountryCode')}`,
      number,
      `Ref. ${reference}`,
    ];
    const isZpl = textOf(child(root, 'OutputOptions') ?? root, 'OutputType') === 'ZplCode';
    const label = `${new URL(c.req.url).origin}${CARRIERS_PATH}/mondial-relay/labels/${number}.pdf`;
    drawn.set(number, lines);
    const output = isZpl ? zplLabel(lines).toString('utf8') : label;
    return xml(
      c,
      `${DECLARATION}<ShipmentCreationResponse xmlns="http://www.example.org/Response"><StatusList><Status Code="0" Level="Info" Message="Success" /></StatusList><ShipmentsList><Shipment ShipmentNumber="${number}"><LabelList><Label><Output>${escapeXml(output)}</Output></Label></LabelList></Shipment></ShipmentsList></ShipmentCreationResponse>`,
    );
  });

  app.get(`${CARRIERS_PATH}/mondial-relay/labels/:file{[0-9]+\\.pdf}`, (c) => {
    const number = c.req.param('file').replace('.pdf', '');
    const lines = drawn.get(number) ?? ['MONDIAL RELAY', number];
    return c.body(new Uint8Array(pdfLabel(lines)), 200, { 'content-type': 'application/pdf' });
  });
  trackingRoutes(app, CARRIERS_PATH, appContext, silence);
  return app;
}

/**
 * Texts of labels whose file is fetched later; bounded, because demonstrations run for a long time.
 */
const drawn = new Map<string, string[]>();

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

const error = (id: string, messageContent: string) => ({
  messages: [{ id, type: 'ERROR', messageContent, replacementValues: [] }],
  labelXmlV2Reponse: null,
  labelV2Response: null,
});

const refusal = (code: string, message: string) =>
  `${DECLARATION}<ShipmentCreationResponse xmlns="http://www.example.org/Response"><StatusList><Status Code="${code}" Level="Error" Message="${escapeXml(message)}" /></StatusList></ShipmentCreationResponse>`;

const child = (element: XmlElement, name: string) =>
  element.children.find((one) => one.name === name);

const xml = (c: Context, text: string) =>
  c.body(text, 200, { 'content-type': 'application/xml; charset=utf-8' });

/** A multipart answer as SLS sends it: JSON, then the label. */
function multipart(c: Context, status: 200 | 400, facts: object, label?: Buffer) {
  const part = (id: string, type: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: binary\r\nContent-ID: <${id}>\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]);
  const parts = [
    part('jsonInfos', 'application/json;charset=UTF-8', Buffer.from(JSON.stringify(facts))),
  ];
  if (label) parts.push(part('label', 'application/octet-stream', label));
  const body = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return c.body(new Uint8Array(body), status, {
    'content-type': `multipart/mixed; boundary="${BOUNDARY}"; type="application/json"; start="<jsonInfos>"`,
  });
}

/** Says nothing until that is put right, the caller aborts, or too long. */
async function keepSilent(appContext: AppContext, signal: AbortSignal): Promise<void> {
  const until = performance.now() + LONGEST_SILENCE_MS;
  while (!signal.aborted && performance.now() < until) {
    await pause(LOOK_MS, undefined, { signal, ref: false }).catch(() => null);
    if (!signal.aborted && !(await findTroubles(appContext)).has('slow')) return;
  }
}
