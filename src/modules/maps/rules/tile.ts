/** A square of the map in the scheme of web maps: zoom, column from the west, row from the north. */
export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** Below it our own ground says more than a ground of others. */
export const FROM_ZOOM = 10;
export const TO_ZOOM = 17;
/** Degrees: what the maps of the shop can be moved to, Corsica and the coast of the Netherlands included. */
const AREA = { west: -12, south: 38, east: 17, north: 56 };

/** The tile an address names; null where it is none, or lies where no map of the shop goes. */
export function readTile(z: string, x: string, y: string): Tile | null {
  if (![z, x, y].every((part) => /^\d{1,6}$/.test(part))) return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  if (tile.z < FROM_ZOOM || tile.z > TO_ZOOM) return null;
  const [west, north] = [column(AREA.west, tile.z), row(AREA.north, tile.z)];
  const [east, south] = [column(AREA.east, tile.z), row(AREA.south, tile.z)];
  const isInside = tile.x >= west && tile.x <= east && tile.y >= north && tile.y <= south;
  return isInside ? tile : null;
}

/** Where a tile lies at a service whose address holds `{z}`, `{x}` and `{y}`. */
export const tileUrl = (template: string, { z, x, y }: Tile): string =>
  template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));

/** The column a meridian lies in. */
const column = (degrees: number, z: number): number => Math.floor(((degrees + 180) / 360) * 2 ** z);

/** The row a parallel lies in, in the projection of Mercator. */
function row(degrees: number, z: number): number {
  const radians = (degrees * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
}
