export interface Position {
  lat: number;
  lng: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance in kilometres along a great circle. */
export function kilometresBetween(from: Position, to: Position): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const across = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  const chord = half(from.lat, to.lat) + across * half(from.lng, to.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
