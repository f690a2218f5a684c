import { refuse, refuseFields } from '#kit/refusal.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { SettingInput } from '../admin-contracts.ts';
import { type EditableSetting, editableOf, parsedSetting } from './editable.ts';

/** A setting the team decides. @throws Refusal `setting.unknown` */
export function getEditable(name: string): EditableSetting {
  const setting = editableOf(name);
  if (!setting) throw refuse('setting.unknown');
  return setting;
}

/** @throws Refusal on fields: `setting.invalid`, `setting.past`, `setting.same` */
export function refuseSetting(
  { name }: EditableSetting,
  { value, appliesOn }: SettingInput,
  { today, present }: { today: Temporal.PlainDate; present: string },
): void {
  if (value !== null && !parsedSetting(name, value))
    throw refuseFields([{ propertyPath: 'value', code: 'setting.invalid' }]);
  if (appliesOn < today.toString())
    throw refuseFields([{ propertyPath: 'appliesOn', code: 'setting.past' }]);
  if (appliesOn === today.toString() && value === present)
    throw refuseFields([{ propertyPath: 'value', code: 'setting.same' }]);
}

/** Writes down what a setting says from a day on; pages that show it are made anew. */
export async function changeSetting(
  work: UnitOfWork,
  change: { name: string; value: string | null; appliesOn: string; staffId: number },
): Promise<void> {
  await work.tx
    .insertInto('setting_changes')
    .values({
      name: change.name,
      value: change.value,
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
