/** Carriers whose API makes parcel labels. */
export type Carrier = 'colissimo' | 'mondial_relay';

/**
 * Carrier of a delivery method: the pickup network for pickup points, La Poste for home deliveries;
 * null when no API makes its labels.
 */
export function carrierOf(method: {
  kind: 'home' | 'relay';
  relayProvider: string | null;
}): Carrier | null {
  if (method.kind === 'home') return 'colissimo';
  return method.relayProvider === 'mondial' ? 'mondial_relay' : null;
}
