import { z } from 'zod';
import { ownValue } from '#kit/own-value.ts';
import type { ParcelState } from '../rules/index.ts';
import { askCarrier } from './ask-carrier.ts';
import type {
  ParcelEvent,
  TrackingAnswer,
  TrackingOptions,
  TrackingService,
} from './tracking-service.ts';

interface Options extends TrackingOptions {
  key: string;
}

/** States by code of the service; any other code means that the parcel is on its way. */
const STATES: Readonly<Record<string, ParcelState>> = {
  DR1: 'announced',
  PC1: 'accepted',
  PC2: 'accepted',
  AG1: 'waiting',
  DO3: 'problem',
  PB1: 'problem',
  ND1: 'problem',
  DI0: 'delivered',
  DI1: 'delivered',
  RE1: 'sent_back',
  DI2: 'sent_back',
};

const trackingAnswer = z.object({
  shipment: z.object({
    event: z
      .array(
        z.object({
          code: z.string(),
          label: z.string().nullish(),
          date: z.string(),
        }),
      )
      .nullish(),
  }),
});

/** Client of La Poste’s tracking API (« Suivi », version 2): JSON over HTTPS, a key in a header. */
export function laPosteTracking(options: Options): TrackingService {
  const { base, key } = options;
  return {
    name: 'colissimo',
    async follow(trackingNumber): Promise<TrackingAnswer> {
      try {
        const url = `${base}/idships/${encodeURIComponent(trackingNumber)}?lang=fr_FR`;
        const { body, status } = await askCarrier(options, url, {
          headers: { 'x-okapi-key': key, accept: 'application/json' },
        });
        if (status === 404) return { outcome: 'unknown' };
        if (status !== 200) return { outcome: 'silent', reason: `HTTP ${status}` };
        const read = trackingAnswer.safeParse(JSON.parse(body.toString('utf8')));
        if (!read.success) return { outcome: 'silent', reason: 'an answer that cannot be read' };
        return { outcome: 'heard', events: (read.data.shipment.event ?? []).flatMap(eventOf) };
      } catch (error) {
        // A timeout, a lost connection or invalid JSON: it will be asked again.
        return { outcome: 'silent', reason: String(error) };
      }
    },
  };
}

/** Parses an event; undefined when its time is invalid. */
function eventOf(said: {
  code: string;
  label?: string | null | undefined;
  date: string;
}): ParcelEvent[] {
  const at = Date.parse(said.date);
  if (Number.isNaN(at)) return [];
  return [
    {
      at: new Date(at).toISOString(),
      state: ownValue(STATES, said.code) ?? 'moving',
      label: said.label?.trim() || said.code,
      place: null,
    },
  ];
}
