import type { Db, Tx } from '#registry/schema.ts';
import { type EDITABLE, type EditableSetting, editableOf } from './editable.ts';

/** Values that hold several things, each decided by itself; of all others the latest decision says all. */
const OF_PARTS: readonly EditableSetting['kind'][] = [
  'closed',
  'euros',
  'limits',
  'offers',
  'terms',
  'texts',
];

export interface DecidedValue {
  /** Null: what the environment says. */
  value: string | null;
  /** What it was changed from, null where it is meant as a whole. */
  base: string | null;
}

/** `accounts=24,labels=30` by `accounts` and `labels`; what has no name is its own. */
const partsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => [(part.split('=')[0] ?? part).trim(), part]),
  );

/** A value with what differs between two others. */
function withChange(present: string, base: string, value: string): string {
  const [parts, before, after] = [present, base, value].map(partsOf) as [
    Map<string, string>,
    Map<string, string>,
    Map<string, string>,
  ];
  for (const name of before.keys()) if (!after.has(name)) parts.delete(name);
  for (const [name, part] of after) if (before.get(name) !== part) parts.set(name, part);
  return [...parts.values()].join(',');
}

/** What a decision makes of a value; null: what the environment says, which is `initial`. */
export function decide(
  { kind }: Pick<EditableSetting, 'kind'>,
  initial: string,
  present: string | null,
  { value, base }: DecidedValue,
): string | null {
  if (value === null || base === null || !OF_PARTS.includes(kind)) return value;
  return withChange(present ?? initial, base, value);
}

/** The base of a new decision. Back to what it says today is meant as a whole: it undoes what is planned before its day. */
export const baseOf = (present: string, value: string | null): string | null =>
  value === null || value === present ? null : present;

interface DecidedRow extends DecidedValue {
  name: string;
  appliesOn: string;
}

/** What was decided of all settings, or of one, and was not withdrawn, in the order it holds. */
export const findDecided = (db: Db | Tx, name?: string): Promise<DecidedRow[]> =>
  db
    .selectFrom('setting_changes')
    .select(['name', 'value', 'base', 'applies_on as appliesOn'])
    .where('withdrawn_at', 'is', null)
    .$if(name !== undefined, (q) => q.where('name', '=', name ?? ''))
    .orderBy('applies_on')
    .orderBy('id')
    .execute();

/** What each setting says after decisions in their order, by name; null: what the environment says, as `initial` has it. */
export function decidedValues(
  rows: readonly DecidedRow[],
  initial: (name: (typeof EDITABLE)[number]['name']) => string,
): Map<string, string | null> {
  const values = new Map<string, string | null>();
  for (const row of rows) {
    const setting = editableOf(row.name);
    const present = values.get(row.name) ?? null;
    values.set(
      row.name,
      setting ? decide(setting, initial(setting.name), present, row) : row.value,
    );
  }
  return values;
}

/** What a setting says on a civil day, by what was decided so far. */
export const valueOn = (
  rows: readonly DecidedRow[],
  { name }: EditableSetting,
  day: string,
  initial: string,
): string => {
  const own = rows.filter((row) => row.name === name && row.appliesOn <= day);
  return decidedValues(own, () => initial).get(name) ?? initial;
};
