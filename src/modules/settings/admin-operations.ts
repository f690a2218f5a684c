import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  mailTextInput,
  mailTextPreviewShape,
  mailTextShape,
  settingInput,
  settingPreviewShape,
  settingShape,
} from './admin-contracts.ts';

const byName = z.object({ name: z.string().max(60) });

export const listSettings = adminList({
  permission: 'operations.read',
  id: 'listSettings',
  path: '/admin/settings',
  tag: 'Settings',
  summary: 'Settings the team decides, what each says now, will say and said',
  member: settingShape,
});

export const previewSetting = adminOperation({
  permission: 'operations.manage',
  id: 'previewSetting',
  method: 'post',
  path: '/admin/settings/{name}/previews',
  tag: 'Settings',
  summary: 'What a value would change; changes nothing',
  params: byName,
  body: settingInput,
  answer: item(settingPreviewShape, 'What it would change'),
  refusals: [400, 404, 415, 422],
});

export const changeSetting = adminOperation({
  permission: 'operations.manage',
  id: 'changeSetting',
  risk: 'money',
  method: 'post',
  path: '/admin/settings/{name}/changes',
  tag: 'Settings',
  summary: 'Decides what a setting says, from today or from a later day on',
  params: byName,
  body: settingInput,
  answer: noBody('Decided'),
  refusals: [400, 404, 415, 422],
});

export const withdrawSetting = adminOperation({
  permission: 'operations.manage',
  id: 'withdrawSetting',
  risk: 'money',
  method: 'delete',
  path: '/admin/setting-changes/{id}',
  tag: 'Settings',
  summary: 'Takes a change back whose day has not come',
  params: z.object({ id: z.string().max(40) }),
  answer: noBody('Gone'),
  refusals: [404, 409],
});

const byMail = z.object({ mail: z.string().max(60) });

export const listMailTexts = adminList({
  permission: 'operations.read',
  id: 'listMailTexts',
  path: '/admin/mail-texts',
  tag: 'Settings',
  summary: 'Mails to customers, what each says in each language, and who wrote it',
  member: mailTextShape,
});

export const previewMailText = adminOperation({
  permission: 'operations.manage',
  id: 'previewMailText',
  method: 'post',
  path: '/admin/mail-texts/{mail}/previews',
  tag: 'Settings',
  summary: 'A mail as it would be written, to an invented customer; changes nothing',
  params: byMail,
  body: mailTextInput,
  answer: item(mailTextPreviewShape, 'The mail'),
  refusals: [400, 404, 415, 422],
});

export const changeMailText = adminOperation({
  permission: 'operations.manage',
  id: 'changeMailText',
  risk: 'trust',
  method: 'post',
  path: '/admin/mail-texts/{mail}/changes',
  tag: 'Settings',
  summary: 'Writes what a mail says from now on; the text of the house is ours again',
  params: byMail,
  body: mailTextInput,
  answer: noBody('Written'),
  refusals: [400, 404, 409, 415, 422],
});
