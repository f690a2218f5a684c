import { ADJUSTABLE_TERMS } from '#kit/adjustable-terms.ts';
import { ownValue } from '#kit/own-value.ts';
import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { SettingInput } from '../admin-contracts.ts';
import { type EditableSetting, editableOf, parsedSetting } from './editable.ts';
import {
  baseOf,
  type DecidedRow,
  type DecidedValue,
  isReadable,
  saysSame,
  valueOn,
} from './value-over-time.ts';

/** A setting the team decides. @throws Refusal `setting.unknown` */
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

/** Takes back a change that waits for its day. @throws Refusal `setting.not_waiting` */
export async function withdrawSetting(work: UnitOfWork, id: string): Promise<void> {
  const gone = /^\d{1,15}$/.test(id)
    ? await work.tx
        .updateTable('setting_changes')
        .set({ withdrawn_at: new Date(work.now.epochMilliseconds) })
        .where('id', '=', Number(id))
        .where('applies_on', '>', work.today.toString())
        .where('withdrawn_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!gone) throw refuse('setting.not_waiting');
  await announceContentChange(work);
}
