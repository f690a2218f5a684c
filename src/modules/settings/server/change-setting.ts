import { sql } from 'kysely';
import { fullDate } from '#i18n/dates.ts';
import { ADJUSTABLE_TERMS } from '#kit/adjustable-terms.ts';
import { ownValue } from '#kit/own-value.ts';
import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { SettingInput } from '../admin-contracts.ts';
import { type EditableName, type EditableSetting, editableOf, parsedSetting } from './editable.ts';
import {
  baseOf,
  type DecidedRow,
  type DecidedValue,
  findDecided,
  isReadable,
  saysSame,
  unreadableDays,
  valueOn,
} from './value-over-time.ts';

/** What is decided of settings is weighed with what others decided: one after the other. */
export const lockSettings = ({ tx }: Pick<UnitOfWork, 'tx'>) =>
  sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(tx);

/**
 * A setting the team decides.
 * @throws Refusal `setting.unknown`
 */
export function getEditable(name: string): EditableSetting {
  const setting = editableOf(name);
  if (!setting) throw refuse('setting.unknown');
  return setting;
}

/**
 * What a wanted change is written down as, beside what was decided of its setting so far; `initial`: what the environment says.
 * @throws Refusal on fields: `setting.out_of_bounds` on each term (`value.accounts`); `setting.invalid`, also where nothing would be
 * left of it on its day or on that of what waits, `setting.past`, `setting.same`
 */
export function weighSetting(
  setting: EditableSetting,
  { value, appliesOn }: SettingInput,
  {
    today,
    initial,
    decided,
  }: { today: Temporal.PlainDate; initial: string; decided: readonly DecidedRow[] },
): DecidedValue {
  const { name, kind } = setting;
  const present = valueOn(decided, setting, today.toString(), initial);
  const wrong = kind === 'terms' && value !== null ? termsOutOfBounds(value) : [];
  if (wrong.length > 0) throw refuseFields(wrong);
  if (value !== null && !parsedSetting(name, value))
    throw refuseFields([{ propertyPath: 'value', code: 'setting.invalid' }]);
  if (appliesOn < today.toString())
    throw refuseFields([{ propertyPath: 'appliesOn', code: 'setting.past' }]);
  if (appliesOn === today.toString() && value !== null && saysSame(setting, value, present))
    throw refuseFields([{ propertyPath: 'value', code: 'setting.same' }]);
  const change = { value, base: baseOf(setting, present, value) };
  if (!isReadable(decided, setting, { name, value, base: change.base, appliesOn }, initial))
    throw refuseFields([{ propertyPath: 'value', code: 'setting.invalid' }]);
  return change;
}

/** Each term of `accounts=24,labels=30` that its bounds do not hold. */
function termsOutOfBounds(value: string): Violation[] {
  return value.split(',').flatMap((part) => {
    const [name = '', typed = ''] = part.split('=');
    const bounds = ownValue(ADJUSTABLE_TERMS, name.trim());
    if (!bounds) return [];
    const { least, most } = bounds;
    const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : -1;
    if (least <= count && count <= most) return [];
    const code = 'setting.out_of_bounds';
    return [{ propertyPath: `value.${name.trim()}`, code, params: { least, most } }];
  });
}

/** Writes down what a setting says from a day on; pages that show it are made anew. */
export async function changeSetting(
  work: UnitOfWork,
  change: DecidedValue & { name: string; appliesOn: string; staffId: number },
): Promise<void> {
  await work.tx
    .insertInto('setting_changes')
    .values({
      name: change.name,
      value: change.value,
      base: change.base,
      applies_on: change.appliesOn,
      staff_id: change.staffId,
      decided_at: new Date(work.now.epochMilliseconds),
      withdrawn_at: null,
    })
    .execute();
  await announceContentChange(work);
}

/**
 * Takes back a change that waits for its day; `initialOf`: what the environment says of a setting.
 * @throws Refusal `setting.not_waiting`; `setting.relied_on` where one of a later day says nothing readable without it, and did
 * with it: that one is taken back first
 */
export async function withdrawSetting(
  work: UnitOfWork,
  id: string,
  initialOf: (name: EditableName) => string,
): Promise<void> {
  await lockSettings(work);
  const waiting = /^\d{1,15}$/.test(id)
    ? await work.tx
        .selectFrom('setting_changes')
        .select(['id', 'name', 'applies_on as appliesOn'])
        .where('id', '=', Number(id))
        .where('applies_on', '>', work.today.toString())
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!waiting) throw refuse('setting.not_waiting');
  const setting = editableOf(waiting.name);
  const eve = Temporal.PlainDate.from(waiting.appliesOn).subtract({ days: 1 }).toString();
  const findUnreadable = async () =>
    setting
      ? unreadableDays(
          await findDecided(work.tx, setting.name),
          setting,
          eve,
          initialOf(setting.name),
        )
      : [];
  // What cannot be read with it either, or without it on the day before, is no reason to keep it.
  // What cannot be read with it either is no reason to keep it.
  const before = await findUnreadable();
  await work.tx
    .updateTable('setting_changes')
    .set({ withdrawn_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', waiting.id)
    .execute();
  const day = before.includes(eve)
    ? undefined
    : (await findUnreadable()).find((one) => !before.includes(one));
  if (day) throw refuse('setting.relied_on', { day: fullDate(day) });
  await announceContentChange(work);
}
