import type { ScheduledEditShape, VersionDetailShape, VersionShape } from '../edit-contracts.ts';
import type { listScheduledEdits } from './scheduled-edits.ts';
import type { StoredVersion, VersionRow } from './stored-versions.ts';

/** A product or category that has versions. */
interface Versions {
  iri: string;
  /** Number of the newest. */
  version: number;
  /** Parts that a version gives back. */
  parts: readonly string[];
}

const signed = ({ by = '', at }: { by?: string; at?: Date }) => ({
  by: by || null,
  at: by && at ? at.toISOString() : null,
});

/** Stored versions, newest first, after the current one where it is not stored. */
export function presentVersions(
  rows: readonly VersionRow[],
  { iri, version }: Versions,
): VersionShape[] {
  const current = rows.some(({ number }) => number === version)
    ? []
    : [{ number: version, by: '', at: new Date(0), changed: [] }];
  return [...current, ...rows].map(({ number, changed, ...row }) => ({
    '@id': `${iri}/versions/${number}`,
    '@type': 'Version',
    number,
    ...signed(row),
    current: number === version,
    changed,
  }));
}

type VersionSource = Pick<StoredVersion, 'number' | 'facts' | 'content'> &
  Partial<Pick<StoredVersion, 'by' | 'at'>>;

export function presentVersion(
  { number, facts, content, ...row }: VersionSource,
  { iri, version, parts }: Versions,
): VersionDetailShape {
  return {
    '@id': `${iri}/versions/${number}`,
    '@type': 'Version',
    number,
    ...signed(row),
    current: number === version,
    facts,
    content:
      content &&
      Object.fromEntries(
        parts.flatMap((part) => (content[part] === undefined ? [] : [[part, content[part]]])),
      ),
  };
}

type ScheduledRow = Awaited<ReturnType<typeof listScheduledEdits>>[number];

export const presentScheduledEdit = (
  { id, at, by, madeAt, outcome, problem, before, after }: ScheduledRow,
  iri: string,
  isOvertaken: boolean,
): ScheduledEditShape => ({
  '@id': `${iri}/scheduled-edits#${id}`,
  '@type': 'ScheduledEdit',
  id,
  at: at.toISOString(),
  by,
  madeAt: madeAt.toISOString(),
  state: outcome ?? (isOvertaken ? 'overtaken' : 'waiting'),
  problem,
  changes: [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((fact) => ({ fact, before: before[fact] ?? '', after: after[fact] ?? '' }))
    .filter((change) => change.before !== change.after),
});
