import type { BodyOf } from '#kit/operation.ts';
import * as settings from '#modules/settings/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Editable texts of subscription mails. */
export const mailTextCalls = (admin: AdminClient) => ({
  list: () => admin.list(settings.listMailTexts, {}),
  preview: (mail: string, body: BodyOf<typeof settings.previewMailText>) =>
    admin.change(settings.previewMailText, { params: { mail }, body }),
  change: (mail: string, body: BodyOf<typeof settings.changeMailText>, key: Key) =>
    admin.change(settings.changeMailText, { params: { mail }, body, key }),
});

/** Shop settings the team can change. */
export const settingCalls = (admin: AdminClient) => ({
  list: () => admin.list(settings.listSettings, {}),
  preview: (name: string, body: BodyOf<typeof settings.previewSetting>) =>
    admin.change(settings.previewSetting, { params: { name }, body }),
  change: (name: string, body: BodyOf<typeof settings.changeSetting>, key: Key) =>
    admin.change(settings.changeSetting, { params: { name }, body, key }),
  withdraw: (id: string, key: Key) =>
    admin.change(settings.withdrawSetting, { params: { id }, key }),
});
