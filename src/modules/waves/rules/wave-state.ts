/** State of an order in a wave. */
export const WAVE_STATES = ['to_pack', 'packed', 'left', 'held', 'not_ready', 'cancelled'] as const;
export type WaveState = (typeof WAVE_STATES)[number];

/** Whether an order is still here and leaves with its wave. */
export const isHere = ({ state }: { state: WaveState }): boolean =>
  state === 'to_pack' || state === 'packed';

interface OrderInWave {
  state: string;
  shippingState: string;
  /** Whether its payment allows dispatch. */
  isPaid: boolean;
  isHeld: boolean;
  isPacked: boolean;
}

/** The most urgent state first: an order that is held, unpaid or cancelled does not leave (O-01). */
export function waveState({
  state,
  shippingState,
  isPaid,
  isHeld,
  isPacked,
}: OrderInWave): WaveState {
  if (shippingState === 'shipped') return 'left';
  if (state === 'cancelled') return 'cancelled';
  if (isHeld) return 'held';
  if (!isPaid || state !== 'new' || shippingState !== 'ready') return 'not_ready';
  return isPacked ? 'packed' : 'to_pack';
}
