import { redirect } from 'react-router';
import { z } from 'zod';
import { answeredReview, plannedEntry, renamedEntry } from '#modules/content/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { contentCalls } from '#services/admin/content.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';

interface OfEntry {
  id: string;
}

const renameEntry: OfficeIntent<OfEntry> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'renameEntry',
    data,
    schema: renamedEntry,
    input: { slug: data.get('slug'), redirect: data.has('redirect') },
    send: async (body) => {
      await contentCalls(admin).rename(id, body, key);
      throw redirect(officePaths.content(id, 'adresse'));
    },
  });

const withdrawEntry: OfficeIntent<OfEntry> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'withdrawEntry',
    data,
    schema: z.object({}),
    send: async () => {
      await contentCalls(admin).withdraw(id, key);
      throw redirect(officePaths.content(id, 'retire'));
    },
  });

/** A date and time field; undefined when empty. */
const momentIn = (data: FormData, name: string) =>
  String(data.get(name) ?? '').slice(0, 16) || null;

/**
 * The planned start is unchanged where the form does not have the field, or where it is empty while an older version is planned.
 */
const beginningIn = (data: FormData) => {
  const moment = momentIn(data, 'publishAt');
  const stays = !data.has('publishAt') || (moment === null && data.has('plannedVersion'));
  return stays ? undefined : moment;
};

const scheduleEntry: OfficeIntent<OfEntry> = ({ admin, id, data, key }) => {
  const isCancelled = data.get('cancel') !== null;
  return submitForm({
    form: 'scheduleEntry',
    data,
    schema: plannedEntry,
    input: {
      version: Number(data.get('version')),
      publishAt: isCancelled ? null : beginningIn(data),
      withdrawAt: isCancelled ? null : momentIn(data, 'withdrawAt'),
    },
    send: async (body) => {
      await contentCalls(admin).schedule(id, body, key);
      const isEmpty = !body.publishAt && body.withdrawAt === null && !data.has('plannedVersion');
      throw redirect(officePaths.content(id, isEmpty ? 'oublie' : 'prevu'));
    },
  });
};

const answerReview: OfficeIntent<OfEntry> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'answerReview',
    data,
    schema: answeredReview,
    input: {
      version: Number(data.get('version')),
      approved: data.get('answer') === 'approve',
      comment: String(data.get('comment') ?? '') || null,
      publishAt: momentIn(data, 'publishAt'),
    },
    send: async (body) => {
      await contentCalls(admin).answerReview(id, body, key);
      throw redirect(officePaths.content(id, 'relu'));
    },
  });

const takeBackReview: OfficeIntent<OfEntry> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'takeBackReview',
    data,
    schema: z.object({}),
    send: async () => {
      await contentCalls(admin).takeBackReview(id, key);
      throw redirect(officePaths.content(id, 'rendu'));
    },
  });

/** Actions besides editing the text, by form name. */
export const entryIntents = {
  renameEntry,
  withdrawEntry,
  scheduleEntry,
  answerReview,
  takeBackReview,
};
