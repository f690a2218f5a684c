/**
 * Writes `data/communes.json`: French postcode → cities, largest first.
 * Run once a year: the source is too heavy to be installed by everybody.
 *
 *   npm install --no-save @etalab/decoupage-administratif@6.0.0
 *   node tools/communes.ts
 */
import { readFile, writeFile } from 'node:fs/promises';

type Commune = { nom: string; type: string; codesPostaux?: string[]; population?: number };

const SOURCE = 'node_modules/@etalab/decoupage-administratif/data/communes.json';
const TARGET = 'data/communes.json';
const LONGEST_CITY = 33;

const communes: Commune[] = JSON.parse(await readFile(SOURCE, 'utf8'));
const cities = new Map<string, Set<string>>();
for (const { nom, codesPostaux } of current(communes)) {
  for (const postcode of codesPostaux ?? []) {
    cities.set(postcode, (cities.get(postcode) ?? new Set()).add(asCity(nom)));
  }
}
const lines = [...cities]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([postcode, names]) => `  "${postcode}": ${JSON.stringify([...names].join('|'))}`);
await writeFile(TARGET, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} postcodes written`);

function current(all: readonly Commune[]): Commune[] {
  return all
    .filter(({ type }) => type === 'commune-actuelle')
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
}

/** A name the address form accepts: no brackets, at most 33 characters (ADR-12, ADR-22). */
function asCity(name: string): string {
  const bare = name.replace(/\s*\(.*\)/, '').replace(/\s+-\s+/g, '-');
  if (bare.length <= LONGEST_CITY) return bare;
  const short = bare.replaceAll(/Saint(e?)-/g, 'St$1-');
  if (short.length <= LONGEST_CITY) return short;
  return short.slice(0, short.lastIndexOf('-', LONGEST_CITY));
}
