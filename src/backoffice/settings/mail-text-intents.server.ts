import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type MailTextShape, mailTextInput } from '#modules/settings/admin-contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { mailTextCalls } from '#services/admin/settings.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { unlessChanged } from '../parts/unless-changed.server.ts';
import { textsOf } from './texts-of.ts';

interface OfMail {
  text: MailTextShape;
}

/** The first submit returns a preview of the mail; confirming it unchanged saves. */
const writeMailText: OfficeIntent<OfMail> = async ({ admin, text, data, key }) => {
  const { mail, language, parts } = text;
  const values = typedValues(data);
  const texts = Object.fromEntries(parts.map(({ part }) => [part, values[part] ?? '']));
  const looked = JSON.stringify(texts);
  const isSeen = data.has('confirmed') && values.looked === looked;
  const { done: drawn, refused } = await submitForm({
    form: 'writeMailText',
    data,
    prefix: 'texts.',
    schema: mailTextInput,
    input: { language, texts },
    send: async (input) => {
      const calls = mailTextCalls(admin);
      if (!isSeen) return calls.preview(mail, input);
      await calls.change(mail, input, key);
      return null;
    },
  });
  if (refused) return { refused };
  if (!drawn) return {};
  return {
    requested: {
      form: 'writeMailText',
      submission: randomUUID(),
      values: { ...values, looked, drawnSubject: drawn.subject, preview: drawn.text },
      fields: {},
      problems: [],
    },
  };
};

/** Restores the default text. */
const restoreMailText: OfficeIntent<OfMail> = ({ admin, text, data, key }) =>
  submitForm({
    form: 'restoreMailText',
    data,
    schema: z.object({}),
    send: () => {
      const { mail, language, parts } = text;
      const texts = Object.fromEntries(parts.map(({ part, ours }) => [part, ours]));
      return mailTextCalls(admin).change(mail, { language, texts }, key);
    },
  });

/** Actions of a mail text's page, by form name. */
export const mailTextIntents = {
  writeMailText: unlessChanged<OfMail>(
    'writeMailText',
    async ({ text }) => textsOf(text),
    writeMailText,
  ),
  restoreMailText,
};
