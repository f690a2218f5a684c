import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import type { SettingShape } from '#modules/settings/admin-contracts.ts';
import { FormProblem, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { settingCalls } from '#services/admin/settings.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { unlessChanged } from '../parts/unless-changed.server.ts';
import { officePaths } from '../paths.ts';
import { seenSetting, typedValue, wrongSpan } from './setting-values.ts';
import { t } from './settings-words.ts';

interface OfSetting {
  setting: SettingShape;
}

const typedChange = z.object({ value: z.string(), appliesOn: z.iso.date() });

/** The first submit returns the consequences; confirming it unchanged saves. */
const changeSetting: OfficeIntent<OfSetting> = async ({ admin, setting, data, key }) => {
  const { name, kind, value: present } = setting;
  const values = typedValues(data);
  const value = typedValue(kind, values, present);
  const looked = `${value}|${values.appliesOn ?? ''}`;
  const isSeen = data.has('confirmed') && values.looked === looked;
  const { done: preview, refused } = await submitForm({
    form: 'changeSetting',
    data,
    prefix: 'value.',
    schema: typedChange,
    input: { value, appliesOn: values.appliesOn ?? '' },
    send: async (change) => {
      const wrong = kind === 'closed' ? wrongSpan(values) : null;
      if (wrong) throw new FormProblem('', { [wrong.field]: [t(`rules.${wrong.words}`)] });
      const calls = settingCalls(admin);
      if (!isSeen) return calls.preview(name, change);
      await calls.change(name, change, key);
      throw redirect(officePaths.setting(name, 'decide'));
    },
  });
  if (refused) return { refused };
  if (!preview) return {};
  const submission = randomUUID();
  return {
    requested: {
      form: 'changeSetting',
      submission,
      values: { ...values, looked, preview: JSON.stringify(preview) },
      fields: {},
      problems: [],
    },
  };
};

const withdrawSetting: OfficeIntent<OfSetting> = ({ admin, setting, data, key }) =>
  submitForm({
    form: 'withdrawSetting',
    data,
    schema: z.object({ id: z.string() }),
    send: async ({ id }) => {
      await settingCalls(admin).withdraw(id, key);
      throw redirect(officePaths.setting(setting.name, 'retire'));
    },
  });

/** Actions of a setting's page, by form name. */
export const settingIntents = {
  changeSetting: unlessChanged(
    'changeSetting',
    async ({ setting }) => seenSetting(setting),
    changeSetting,
  ),
  withdrawSetting,
};
