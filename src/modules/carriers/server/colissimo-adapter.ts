import { z } from 'zod';
import { defined } from '#kit/defined.ts';
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
import { type Part, readMultipart } from './read-multipart.ts';

interface Options extends ServiceOptions {
  contract: string;
  password: string;
  /** Shop name shown to the recipient in the carrier's messages. */
  shop: string;
}

const LINE = 35;
/** Product codes: home delivery without signature; returns from France, and from abroad. */
const productOf = ({ kind, from }: WantedLabel) =>
  kind === 'outward' ? 'DOM' : from.countryCode === 'FR' ? 'CORE' : 'CORI';
const PRINTING = { pdf: 'PDF_10x15_300dpi', zpl: 'ZPL_10x15_203dpi' } as const;

const slsAnswer = z.object({
  messages: z
    .array(
      z.object({
        id: z.union([z.string(), z.number()]).nullish(),
        type: z.string().nullish(),
        messageContent: z.string().nullish(),
      }),
    )
    .nullish(),
  labelV2Response: z.object({ parcelNumber: z.string().min(1) }).nullish(),
});

/** Client of La Poste’s SLS API, version 2: JSON request, `multipart/mixed` response with JSON and label. */
export function colissimo(options: Options): LabelService {
  const { base } = options;
  return {
    name: 'colissimo',
    async make(wanted): Promise<LabelAnswer> {
      try {
        const { body, contentType, status } = await askCarrier(options, `${base}/generateLabel`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'multipart/mixed, application/json',
          },
          body: JSON.stringify(requestOf(options, wanted)),
        });
        return readAnswer(status, contentType, body, formatOf(options, wanted));
      } catch (error) {
        // A timeout, a lost connection or a response too large: the label may have been made.
        return { outcome: 'unknown', reason: String(error) };
      }
    },
    // Its labels are part of the response.
    fetchFile: async () => null,
  };
}

function requestOf(options: Options, wanted: WantedLabel) {
  const { contract, password, shop } = options;
  const { reference, depositOn, grams, from, to, instructions } = wanted;
  return {
    contractNumber: contract,
    password,
    outputFormat: { x: 0, y: 0, outputPrintingType: PRINTING[formatOf(options, wanted)] },
    letter: {
      service: {
        productCode: productOf(wanted),
        depositDate: depositOn,
        orderNumber: reference,
        commercialName: shop,
      },
      parcel: {
        weight: (grams / 1000).toFixed(2),
        instructions: instructions ? plain(instructions).slice(0, LINE) : undefined,
      },
      sender: { senderParcelRef: reference, address: addressOf(from) },
      addressee: { addresseeParcelRef: reference, address: addressOf(to) },
    },
  };
}

function addressOf({ company, countryCode, postcode, city, email, phone, ...party }: LabelParty) {
  const { street, more } = cutAddress(party.street, party.street2, LINE);
  return {
    companyName: company ? plain(company).slice(0, LINE) : undefined,
    lastName: plain(party.lastName).slice(0, LINE) || undefined,
    firstName: plain(party.firstName).slice(0, 29) || undefined,
    line2: street,
    line3: more || undefined,
    countryCode,
    city: plain(city).slice(0, LINE),
    zipCode: postcode,
    mobileNumber: plainPhone(phone),
    email: email ?? undefined,
  };
}

function readAnswer(
  status: number,
  contentType: string,
  body: Buffer,
  format: 'pdf' | 'zpl',
): LabelAnswer {
  const parts = readMultipart(contentType, body);
  const facts = readFacts(parts, contentType, body);
  if (!facts) return { outcome: 'unknown', reason: `HTTP ${status}` };
  const errors = (facts.messages ?? []).filter(({ type }) => type === 'ERROR');
  if (errors.length > 0) {
    const reason = defined(errors.map(({ messageContent }) => messageContent ?? undefined)).join(
      ' ',
    );
    // After a server error of the carrier, the label may have been made.
    return { outcome: status >= 500 ? 'unknown' : 'refused', reason: reason || `HTTP ${status}` };
  }
  const trackingNumber = facts.labelV2Response?.parcelNumber;
  const label = parts?.find(({ id }) => id === 'label');
  if (status >= 300 || !trackingNumber || !label || label.content.length === 0)
    return { outcome: 'unknown', reason: `HTTP ${status}: no label` };
  return { outcome: 'made', trackingNumber, file: { format, content: label.content, url: null } };
}

/** The JSON part of a response, or the whole response when it has no label. */
function readFacts(parts: Part[] | null, contentType: string, body: Buffer) {
  const text = parts
    ? parts.find(({ id, type }) => id === 'jsonInfos' || type === 'application/json')?.content
    : contentType.startsWith('application/json')
      ? body
      : undefined;
  if (!text) return null;
  try {
    const read = slsAnswer.safeParse(JSON.parse(text.toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    // Invalid JSON: treated as no response.
    return null;
  }
}
