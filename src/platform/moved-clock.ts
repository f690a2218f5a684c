import type { Kysely } from 'kysely';
import { ownValue } from '#kit/own-value.ts';
import type { Clock } from './clock.ts';
import { announceContentChange } from './content-version.ts';
import type { PlatformTables } from './tables.ts';

const SETTING = 'clock-offset';

/** Applies the clock offset stored in the database to this process, if there is one. */
export async function followMovedClock(db: Kysely<PlatformTables>, clock: Clock): Promise<void> {
  const setting = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', SETTING)
    .executeTakeFirst();
  clock.move(Temporal.Duration.from(setting?.value ?? 'PT0S'));
}

/** Stores a clock offset and notifies every process; `PT0S` resets it. */
export async function keepMovedClock(
  db: Kysely<PlatformTables>,
  offset: Temporal.Duration,
): Promise<void> {
  const value = offset.toString();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('settings')
      .values({ name: SETTING, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    await announceContentChange({ tx });
  });
}

const UNITS: Readonly<Record<string, 'days' | 'hours' | 'minutes'>> = {
  d: 'days',
  h: 'hours',
  m: 'minutes',
};

/** `+30d`, `-2h`, `+15m` → a duration; `0` → none; null when it is neither. */
export function parseMove(text: string): Temporal.Duration | null {
  if (text === '0') return new Temporal.Duration();
  const [, sign, count, unit = ''] = /^([+-])(\d{1,5})([dhm])$/.exec(text) ?? [];
  const name = ownValue(UNITS, unit);
  if (!name) return null;
  const size = Number(count) * (sign === '-' ? -1 : 1);
  return Temporal.Duration.from({ [name]: size });
}
