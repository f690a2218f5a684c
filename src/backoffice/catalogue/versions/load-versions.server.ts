import { isDeepStrictEqual } from 'node:util';
import type { VersionDetailShape } from '#modules/catalog/admin-contracts.ts';
import type { VersionCalls } from '#services/admin/catalogue.ts';
import { newFormKey } from '../../parts/new-form-key.server.ts';

/** What differs between two versions, and what the older one gives back. */
export interface Comparison {
  /** Number of the version that is looked at, and the one it is compared with. */
  number: number;
  other: number;
  by: string | null;
  at: string | null;
  differences: { fact: string; old: string; current: string }[];
  /** Parts it says otherwise than today; null when its content is not stored. */
  restorable: string[] | null;
}

/** Facts of both versions that differ. Facts stored since are left out of a version of before. */
function differencesOf(old: VersionDetailShape, current: VersionDetailShape) {
  const isFull = old.content !== null && current.content !== null;
  const facts = [...new Set([...Object.keys(current.facts), ...Object.keys(old.facts)])];
  return facts
    .filter((fact) => isFull || (fact in old.facts && fact in current.facts))
    .map((fact) => ({ fact, old: old.facts[fact] ?? '', current: current.facts[fact] ?? '' }))
    .filter((one) => one.old !== one.current);
}

const restorableOf = ({ content }: VersionDetailShape, today: VersionDetailShape) =>
  content &&
  Object.keys(content).filter((part) => !isDeepStrictEqual(content[part], today.content?.[part]));

/** The version an address names, if it is stored. */
const numberIn = (query: URLSearchParams, name: string, versions: readonly { number: number }[]) =>
  versions.find(({ number }) => String(number) === query.get(name))?.number;

/** Everything on the page of the versions of a product or category. */
export async function loadVersions(calls: VersionCalls, request: Request) {
  const query = new URL(request.url).searchParams;
  const [versions, scheduled] = await Promise.all([calls.list(), calls.scheduled()]);
  const current = versions.find((one) => one.current)?.number ?? 0;
  const number = numberIn(query, 'version', versions);
  let comparison: Comparison | null = null;
  if (number !== undefined) {
    const other = numberIn(query, 'with', versions) ?? current;
    const [old, second, today] = await Promise.all([
      calls.read(number),
      calls.read(other),
      calls.read(current),
    ]);
    const { by, at } = old;
    const restorable = restorableOf(old, today);
    comparison = { number, other, by, at, differences: differencesOf(old, second), restorable };
  }
  return { versions, scheduled, comparison, done: query.get('fait'), formKey: newFormKey() };
}

export type LoadedVersions = Awaited<ReturnType<typeof loadVersions>>;
