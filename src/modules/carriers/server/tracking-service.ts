import type { Carrier, ParcelState } from '../rules/index.ts';

/** An event of a parcel. */
export interface ParcelEvent {
  /** ISO instant. */
  at: string;
  state: ParcelState;
  /** The carrier's text, in French. */
  label: string;
  place: string | null;
}

export type TrackingAnswer =
  | { outcome: 'heard'; events: readonly ParcelEvent[] }
  /** The number is unknown, or no parcel has been handed over with it yet. */
  | { outcome: 'unknown' }
  /** No response, or an invalid one. */
  | { outcome: 'silent'; reason: string };

export interface TrackingService {
  name: Carrier;
  /** All events of a parcel so far, in any order. */
  follow(trackingNumber: string): Promise<TrackingAnswer>;
}

export interface TrackingOptions {
  /** Base URL of the service. */
  base: string;
  /** Handler of a stand-in in this process; null: network calls. */
  inProcess: ((request: Request) => Response | Promise<Response>) | null;
  timeoutMs: number;
}
