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
  /** Our reference: the same for every retry. */
  reference: string;
  /** Civil date of the hand-over to the carrier. */
  depositOn: string;
  /** Weight of the parcel, packaging included. */
  grams: number;
  kind: 'outward' | 'return';
  from: LabelParty;
  to: LabelParty;
  /** Code of the pickup point; null for delivery to an address. */
  point: string | null;
  instructions: string | null;
}

export type LabelFormat = 'pdf' | 'zpl';

/** The label itself, or the URL to fetch it from. */
export type LabelFile = { format: LabelFormat } & (
  | { content: Buffer; url: null }
  | { content: null; url: string }
);

export type LabelAnswer =
  | { outcome: 'made'; trackingNumber: string; file: LabelFile }
  /** The carrier's message. */
  | { outcome: 'refused'; reason: string }
  /** No response, or an invalid one: the label may or may not have been made. */
  | { outcome: 'unknown'; reason: string };

export interface LabelService {
  name: Carrier;
  make(wanted: WantedLabel): Promise<LabelAnswer>;
  /** Fetches a label that the response gave as a URL; null while it is not available. */
  fetchFile(url: string): Promise<Buffer | null>;
}

export interface ServiceOptions {
  /** Base URL of the service. */
  base: string;
  /** Handler of a stand-in in this process; null: network calls. */
  inProcess: ((request: Request) => Response | Promise<Response>) | null;
  format: LabelFormat;
  timeoutMs: number;
}

/** Customers print return labels at home, so these never use a thermal printer format. */
export const formatOf = (
  { format }: Pick<ServiceOptions, 'format'>,
  { kind }: Pick<WantedLabel, 'kind'>,
): LabelFormat => (kind === 'return' ? 'pdf' : format);
