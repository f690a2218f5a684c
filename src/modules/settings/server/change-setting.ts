import { sql } from 'kysely';
import { fullDate } from '#i18n/dates.ts';
import { ADJUSTABLE_TERMS } from '#kit/adjustable-terms.ts';
import { ownValue } from '#kit/own-value.ts';
import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import { givesOnLeaving } from '#modules/promotions/server/index.ts';
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

/** Serialises changes of settings, since each is checked against the others. */
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
 * Checks a change against earlier decisions on its setting and returns the row to store; `initial`: value of the
 * environment.
 * @throws Refusal on fields: `setting.out_of_bounds` on each period (`value.accounts`); `setting.invalid`, also when
 * the combined value would be invalid on its day or a later one, `setting.past`, `setting.same`
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

/** The periods of `accounts=24,labels=30` that are out of bounds. */
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

/**
 * Checks a value that names something of the shop, on the day it starts to apply.
 * @throws Refusal on `value`: `setting.promotion` when no promotion of that code would be given
 */
export async function checkNamed(
  { tx }: Pick<UnitOfWork, 'tx'>,
  { name }: Pick<EditableSetting, 'name'>,
  { value, appliesOn }: SettingInput,
): Promise<void> {
  if (name !== 'LEAVING_PROMOTION' || value === null) return;
  const today = Temporal.PlainDate.from(appliesOn);
  if (!(await givesOnLeaving({ tx, today }, value.trim())))
    throw refuseFields([{ propertyPath: 'value', code: 'setting.promotion' }]);
}

/** Saves the value of a setting from a day on; cached pages are dropped. */
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
 * Cancels a scheduled change; `initialOf`: value of the environment.
 * @throws Refusal `setting.not_waiting`; `setting.relied_on` when a later change would become invalid without it:
 * that one must be cancelled first
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
  // Days that are already invalid with the change, and the eve, are no reason to refuse its withdrawal.
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
