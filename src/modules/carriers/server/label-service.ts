import type { Carrier } from '../rules/index.ts';

export interface LabelParty {
  company: string | null;
  firstName: string;
  lastName: string;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  countryCode: string;
  phone: string | null;
  email: string | null;
}

export interface WantedLabel {
  /** Ours: the same however often it is asked for. */
  reference: string;
  /** Civil date on which it is handed over. */
  depositOn: string;
  /** Of the parcel, packing included. */
  grams: number;
  kind: 'outward' | 'return';
  from: LabelParty;
  to: LabelParty;
  /** Point of the network it waits at; null for one that goes to an address. */
  point: string | null;
  instructions: string | null;
}

export type LabelFormat = 'pdf' | 'zpl';

/** The drawn label, or where it is fetched. */
export type LabelFile = { format: LabelFormat } & (
  | { content: Buffer; url: null }
  | { content: null; url: string }
);

export type LabelAnswer =
  | { outcome: 'made'; trackingNumber: string; file: LabelFile }
  /** In the words of the carrier. */
  | { outcome: 'refused'; reason: string }
  /** No answer, or none that can be read: it may have been made, or not. */
  | { outcome: 'unknown'; reason: string };

export interface LabelService {
  name: Carrier;
  make(wanted: WantedLabel): Promise<LabelAnswer>;
  /** The file of a label that was answered as an address; null while it cannot be had. */
  fetchFile(url: string): Promise<Buffer | null>;
}

export interface ServiceOptions {
  /** Where the service answers. */
  base: string;
  /** Reaches a service built into this process; null speaks over the network. */
  inProcess: ((request: Request) => Response | Promise<Response>) | null;
  format: LabelFormat;
  timeoutMs: number;
}

/** Who sends something back prints at home: theirs is never one for a thermal printer. */
export const formatOf = (
  { format }: Pick<ServiceOptions, 'format'>,
  { kind }: Pick<WantedLabel, 'kind'>,
): LabelFormat => (kind === 'return' ? 'pdf' : format);
