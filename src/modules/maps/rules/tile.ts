/** A map tile in the usual web scheme: zoom, column from the west, row from the north. */
export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** Below this zoom, the shop's own base map has more detail than an external one. */
export const FROM_ZOOM = 10;
export const TO_ZOOM = 17;
/** Degrees: the area that maps of the shop can show, Corsica and the Dutch coast included. */
const AREA = { west: -12, south: 38, east: 17, north: 56 };

/** The tile of a URL; null when invalid, or outside the area of the shop's maps. */
export function readTile(z: string, x: string, y: string): Tile | null {
  if (![z, x, y].every((part) => /^\d{1,6}$/.test(part))) return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  if (tile.z < FROM_ZOOM || tile.z > TO_ZOOM) return null;
  const [west, north] = [column(AREA.west, tile.z), row(AREA.north, tile.z)];
  const [east, south] = [column(AREA.east, tile.z), row(AREA.south, tile.z)];
  const isInside = tile.x >= west && tile.x <= east && tile.y >= north && tile.y <= south;
  return isInside ? tile : null;
}

/** URL of a tile at a service whose template contains `{z}`, `{x}` and `{y}`. */
export const tileUrl = (template: string, { z, x, y }: Tile): string =>
  template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));

/** Column of a longitude. */
const column = (degrees: number, z: number): number => Math.floor(((degrees + 180) / 360) * 2 ** z);

/** Row of a latitude, in the Mercator projection. */
function row(degrees: number, z: number): number {
  const radians = (degrees * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
}
