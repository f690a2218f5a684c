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
  /** Name the recipient reads on messages of the carrier. */
  shop: string;
}

const LINE = 35;
/** Home without signature; what comes back from France, and from elsewhere. */
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

/** Speaks to La Poste’s SLS, version 2: JSON goes, JSON and the label come in one `multipart/mixed` answer. */
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
        // A time-out, a lost connection, an answer too large: nobody knows whether it was made.
        return { outcome: 'unknown', reason: String(error) };
      }
    },
    // Its labels come with the answer.
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
    // What went wrong at the carrier's may have gone wrong after the label was made.
    return { outcome: status >= 500 ? 'unknown' : 'refused', reason: reason || `HTTP ${status}` };
  }
  const trackingNumber = facts.labelV2Response?.parcelNumber;
  const label = parts?.find(({ id }) => id === 'label');
  if (status >= 300 || !trackingNumber || !label || label.content.length === 0)
    return { outcome: 'unknown', reason: `HTTP ${status}: no label` };
  return { outcome: 'made', trackingNumber, file: { format, content: label.content, url: null } };
}

/** The JSON of an answer: a part of it, or the whole of one that has no label. */
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
    // No JSON: no answer.
    return null;
  }
}
