import { elementNamed, escapeXml, readXml, type XmlElement } from '#platform/read-xml.ts';
import { cutAddress, plain, plainPhone } from '../rules/index.ts';
import { askCarrier } from './ask-carrier.ts';
import {
  formatOf,
  type LabelAnswer,
  type LabelParty,
  type LabelService,
  type ServiceOptions,
  type WantedLabel,
} from './label-service.ts';

interface Options extends ServiceOptions {
  login: string;
  password: string;
  customer: string;
}

const LINE = 30;
const NAMESPACE = 'http://www.example.org/Request';
const OUTPUT = {
  pdf: { format: '10x15', type: 'PdfUrl' },
  zpl: { format: 'Generic_ZPL_10x15_200dpi', type: 'ZplCode' },
} as const;
/** Status entries have a level: errors refuse the label, warnings come along with one. */
const IS_ERROR = /error/i;

/** Client of Mondial Relay’s shipment API, version 2: XML over HTTPS, the label as a URL or as code. */
export function mondialRelayLabels(options: Options): LabelService {
  const { base } = options;
  return {
    name: 'mondial_relay',
    async make(wanted): Promise<LabelAnswer> {
      try {
        const { body, status } = await askCarrier(options, base, {
          method: 'POST',
          headers: { 'content-type': 'text/xml; charset=utf-8', accept: 'application/xml' },
          body: requestOf(options, wanted),
        });
        return readAnswer(status, body.toString('utf8'), formatOf(options, wanted));
      } catch (error) {
        // A timeout, a lost connection or a response too large: the label may have been made.
        return { outcome: 'unknown', reason: String(error) };
      }
    },
    async fetchFile(url) {
      try {
        const { body, status } = await askCarrier(options, url, { method: 'GET' });
        return status === 200 && body.subarray(0, 5).toString('latin1') === '%PDF-' ? body : null;
      } catch {
        // The label exists; its file is fetched later.
        return null;
      }
    },
  };
}

const element = (name: string, text: string | undefined) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

function requestOf(options: Options, wanted: WantedLabel): string {
  const { login, password, customer } = options;
  const { reference, grams, kind, from, to, point, instructions } = wanted;
  // A return parcel is dropped off at a pickup point and delivered to the shop's address.
  const delivery =
    kind === 'return'
      ? '<DeliveryMode Mode="LCC" Location="" />'
      : `<DeliveryMode Mode="24R" Location="${escapeXml(point ?? '')}" />`;
  const collection =
    kind === 'return'
      ? '<CollectionMode Mode="REL" Location="" />'
      : '<CollectionMode Mode="CCC" Location="" />';
  const output = OUTPUT[formatOf(options, wanted)];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<ShipmentCreationRequest xmlns="${NAMESPACE}">`,
    '<Context>',
    element('Login', login),
    element('Password', password),
    element('CustomerId', customer),
    '<Culture>fr-FR</Culture><VersionAPI>1.0</VersionAPI></Context>',
    `<OutputOptions><OutputFormat>${output.format}</OutputFormat><OutputType>${output.type}</OutputType></OutputOptions>`,
    '<ShipmentsList><Shipment>',
    element('OrderNo', reference),
    '<ParcelCount>1</ParcelCount>',
    delivery,
    collection,
    `<Parcels><Parcel><Content>Alimentation animale</Content><Weight Value="${grams}" Unit="gr" /></Parcel></Parcels>`,
    element('DeliveryInstruction', instructions ? plain(instructions).slice(0, 31) : undefined),
    `<Sender>${addressOf(from)}</Sender><Recipient>${addressOf(to)}</Recipient>`,
    '</Shipment></ShipmentsList></ShipmentCreationRequest>',
  ].join('');
}

function addressOf({ company, countryCode, postcode, city, email, phone, ...party }: LabelParty) {
  const { street, more } = cutAddress(party.street, party.street2, LINE);
  return [
    '<Address>',
    element('Firstname', plain(party.firstName).slice(0, LINE)),
    element('Lastname', plain(party.lastName).slice(0, LINE)),
    element('Streetname', street),
    element('CountryCode', countryCode),
    element('PostCode', postcode),
    element('City', plain(city).slice(0, LINE)),
    element('AddressAdd1', company ? plain(company).slice(0, LINE) : undefined),
    element('AddressAdd2', more),
    element('MobileNo', plainPhone(phone)),
    element('Email', email ?? undefined),
    '</Address>',
  ].join('');
}

function readAnswer(status: number, text: string, format: 'pdf' | 'zpl'): LabelAnswer {
  const root = readXml(text);
  if (root?.name !== 'ShipmentCreationResponse')
    return { outcome: 'unknown', reason: `HTTP ${status}` };
  const errors = (elementNamed(root, 'StatusList')?.children ?? []).filter(isError);
  if (errors.length > 0) {
    const reason = errors.map(({ attributes }) => attributes.Message ?? attributes.Code).join(' ');
    return { outcome: status >= 500 ? 'unknown' : 'refused', reason };
  }
  const trackingNumber = elementNamed(root, 'Shipment')?.attributes.ShipmentNumber;
  const output = elementNamed(root, 'Output')?.text.trim();
  if (!trackingNumber || !output) return { outcome: 'unknown', reason: `HTTP ${status}: no label` };
  return {
    outcome: 'made',
    trackingNumber,
    file:
      format === 'zpl'
        ? { format, content: Buffer.from(output), url: null }
        : { format, content: null, url: output },
  };
}

const isError = ({ attributes }: XmlElement) => IS_ERROR.test(attributes.Level ?? '');
