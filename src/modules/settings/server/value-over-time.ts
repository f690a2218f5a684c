import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import {
  canonicalText,
  EDITABLE,
  type EditableName,
  type EditableSetting,
  editableOf,
  parsedSetting,
} from './editable.ts';

/** Kinds of values with several parts, which are decided separately; for others, the latest decision counts. */
const OF_PARTS: readonly EditableSetting['kind'][] = [
  'closed',
  'euros',
  'limits',
  'offers',
  'terms',
  'texts',
];

export interface DecidedValue {
  /** Null for the environment's value. */
  value: string | null;
  /** The value it was changed from; null when it replaces everything. */
  base: string | null;
}

/** The parts of `accounts=24,labels=30` by name; a part without a name is its own key. */
const partsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => [(part.split('=')[0] ?? part).trim(), part]),
  );

/** Applies the differences between two values to a third one. */
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

/** Applies a decision to a value; null stands for the environment's value, `initial`. */
export function decide(
  { kind }: Pick<EditableSetting, 'kind'>,
  initial: string,
  present: string | null,
  { value, base }: DecidedValue,
): string | null {
  if (value === null || base === null || !OF_PARTS.includes(kind)) return value;
  return withChange(present ?? initial, base, value);
}

/** Whether two texts set the same value, regardless of the order of parts. */
export function saysSame({ name, kind }: EditableSetting, one: string, other: string): boolean {
  const [first, second] = [canonicalText(name, one), canonicalText(name, other)];
  if (!OF_PARTS.includes(kind)) return first === second;
  const [parts, others] = [partsOf(first), partsOf(second)];
  return (
    parts.size === others.size && [...parts].every(([part, text]) => others.get(part) === text)
  );
}

/**
 * The base of a new decision. A return to today's value has none: it replaces everything, and so undoes changes
 * scheduled before its day.
 */
export const baseOf = (
  setting: EditableSetting,
  present: string,
  value: string | null,
): string | null => (value === null || saysSame(setting, value, present) ? null : present);

export interface DecidedRow extends DecidedValue {
  name: string;
  appliesOn: string;
}

/** Decisions on a setting that were not withdrawn, in the order they apply. */
export const findDecided = (db: Db | Tx, name: EditableName): Promise<DecidedRow[]> =>
  db
    .selectFrom('setting_changes')
    .select(['name', 'value', 'base', 'applies_on as appliesOn'])
    .where('withdrawn_at', 'is', null)
    .where('name', '=', name)
    .orderBy('applies_on')
    .orderBy('id')
    .execute();

const NAMES_OF_PARTS = EDITABLE.filter(({ kind }) => OF_PARTS.includes(kind)).map(
  ({ name }) => name as string,
);

/**
 * Decisions of settings and mails that apply on a civil day, in order, without those that a later one replaces
 * completely.
 */
export const findHolding = (db: Db | Tx, day: string): Promise<DecidedRow[]> =>
  db
    .selectFrom('setting_changes as s')
    .select(['s.name', 's.value', 's.base', 's.applies_on as appliesOn'])
    .where('s.withdrawn_at', 'is', null)
    .where('s.applies_on', '<=', day)
    .where(
      sql<boolean>`not exists (
        select from setting_changes later
        where later.name = s.name and later.withdrawn_at is null and later.applies_on <= ${day}::date
          and (later.applies_on, later.id) > (s.applies_on, s.id)
          and (later.value is null or later.base is null or later.name <> all (${NAMES_OF_PARTS}::text[])))`,
    )
    .orderBy('s.applies_on')
    .orderBy('s.id')
    .execute();

/** The value of each setting after these decisions, by name; null stands for the environment's value, in `initial`. */
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

/** The value of a setting on a civil day, by the decisions so far. */
export const valueOn = (
  rows: readonly DecidedRow[],
  { name }: EditableSetting,
  day: string,
  initial: string,
): string => {
  const own = rows.filter((row) => row.name === name && row.appliesOn <= day);
  return decidedValues(own, () => initial).get(name) ?? initial;
};

/** Days from a given one, and of later decisions, on which the combined value would be invalid. */
export function unreadableDays(
  rows: readonly DecidedRow[],
  { name }: EditableSetting,
  from: string,
  initial: string,
): string[] {
  const own = rows.filter((row) => row.name === name);
  const later = own.map(({ appliesOn }) => appliesOn).filter((day) => day > from);
  const said = (day: string) =>
    decidedValues(
      own.filter(({ appliesOn }) => appliesOn <= day),
      () => initial,
    ).get(name) ?? null;
  return [from, ...later].filter((day) => {
    const text = said(day);
    return text !== null && parsedSetting(name, text) === null;
  });
}

/**
 * Whether the combined value is valid from the day of a new decision on, including on later days with scheduled
 * changes.
 */
export function isReadable(
  rows: readonly DecidedRow[],
  setting: EditableSetting,
  wanted: DecidedRow,
  initial: string,
): boolean {
  const isLater = ({ appliesOn }: DecidedRow) => appliesOn > wanted.appliesOn;
  const all = [...rows.filter((row) => !isLater(row)), wanted, ...rows.filter(isLater)];
  return unreadableDays(all, setting, wanted.appliesOn, initial).length === 0;
}
