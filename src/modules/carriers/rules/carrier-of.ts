/** Whose label service a parcel is asked of. */
export type Carrier = 'colissimo' | 'mondial_relay';

/** The carrier of a way of sending: points of the network by the network, home by La Poste; null where nobody makes labels. */
export function carrierOf(method: {
  kind: 'home' | 'relay';
  relayProvider: string | null;
}): Carrier | null {
  if (method.kind === 'home') return 'colissimo';
  return method.relayProvider === 'mondial' ? 'mondial_relay' : null;
}
