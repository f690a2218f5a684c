import { words } from '#i18n/words.ts';
import { Status } from '#ui/status.tsx';
import type { Availability } from '../contracts.ts';
import { availability as texts } from '../messages/fr.json';

const t = words(texts);

const tones = {
  available: 'success',
  out_of_stock: 'warning',
  stopped: 'neutral',
  unavailable: 'neutral',
  no_longer_sold: 'neutral',
} as const;

/** Availability of a variant, with the texts of CAT-17 to CAT-20. */
export function AvailabilityNote({ availability }: { availability: Availability }) {
  return <Status tone={tones[availability]}>{t(availability)}</Status>;
}
