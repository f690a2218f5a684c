import type { z } from 'zod';
import { newTranslations, type TranslationsShape } from '#modules/catalog/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { unlessChanged } from '../../parts/unless-changed.server.ts';
import { saidIn } from './said-in.ts';

type Read = () => Promise<TranslationsShape>;
type Send = (texts: z.output<typeof newTranslations>, key: string | undefined) => Promise<unknown>;

/** Every text with its translation, by the number of its fields. */
const typedTexts = (data: FormData) =>
  [...data.keys()].flatMap((name) => {
    const [, at] = /^french\.(\d{1,2})$/.exec(name) ?? [];
    if (!at) return [];
    // Browsers submit line breaks as CRLF.
    const text = (field: string) => String(data.get(`${field}.${at}`) ?? '').replace(/\r\n/g, '\n');
    return [{ french: text('french'), said: text('said') }];
  });

/** Actions of a translation page, by form name. */
export const translationIntents = (
  read: Read,
  send: Send,
): Readonly<Record<string, OfficeIntent>> => ({
  translate: unlessChanged<object>(
    'translate',
    async () => saidIn(await read()),
    ({ data, key }) =>
      submitForm({
        form: 'translate',
        data,
        schema: newTranslations,
        input: { texts: typedTexts(data) },
        send: (texts) => send(texts, key),
      }),
  ),
});
