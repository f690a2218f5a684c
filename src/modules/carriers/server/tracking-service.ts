import type { Carrier, ParcelState } from '../rules/index.ts';

/** Something that happened to a parcel. */
export interface ParcelEvent {
  /** An instant in ISO. */
  at: string;
  state: ParcelState;
  /** In the words of the carrier, in French. */
  label: string;
  place: string | null;
}

export type TrackingAnswer =
  | { outcome: 'heard'; events: readonly ParcelEvent[] }
  /** No parcel has this number, or none has been handed over under it. */
  | { outcome: 'unknown' }
  /** No answer, or none that can be read. */
  | { outcome: 'silent'; reason: string };

export interface TrackingService {
  name: Carrier;
  /** Everything that happened to a parcel so far, in any order. */
  follow(trackingNumber: string): Promise<TrackingAnswer>;
}

export interface TrackingOptions {
  /** Where the service answers. */
  base: string;
  /** Reaches a service built into this process; null speaks over the network. */
  inProcess: ((request: Request) => Response | Promise<Response>) | null;
  timeoutMs: number;
}
