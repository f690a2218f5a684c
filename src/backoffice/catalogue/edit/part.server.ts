import { z } from 'zod';
import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { ProductChanges } from '#modules/catalog/admin-contracts.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { ServiceError } from '#services/service-client.ts';
import type { FormAnswer } from '../../../storefront/forms/form-answer.ts';
import { submitForm } from '../../../storefront/forms/submit-form.server.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { t } from '../catalogue-words.ts';

export interface OfProduct {
  sku: string;
}

type Changes = Omit<ProductChanges, 'version'>;

interface Saved {
  admin: AdminClient;
  sku: string;
  data: FormData;
  key: string | undefined;
}

/** The version a form was shown with. */
export const versionOf = (data: FormData) => Number(data.get('version')) || 1;

/** Saves what a form changes of a product. */
export type SaveEdit = (form: Saved, changes: Changes) => Promise<null>;
export const saveEdit: SaveEdit = ({ admin, sku, data, key }, changes) =>
  teamCatalogueCalls(admin).edit(sku, { ...changes, version: versionOf(data) }, key);

/** A form that changes a part of a product, from the version it was shown. */
export function part<Fields extends z.ZodRawShape>(
  form: string,
  fields: Fields,
  changesOf: (typed: z.output<z.ZodObject<Fields>>, data: FormData) => Changes,
  prefix = '',
): OfficeIntent<OfProduct> {
  const schema = z.object(fields);
  return (given) =>
    tellingChanges(given, (send) =>
      submitForm({
        ...{ form, data: given.data, schema, prefix },
        send: (typed) => send(() => saveEdit(given, changesOf(typed, given.data))),
      }),
    );
}

type Send = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Runs a form of a product. Refused because somebody changed it meanwhile, the answer says what they
 * changed; whatever was typed stays in the form.
 */
export async function tellingChanges<Answer extends { refused?: FormAnswer }>(
  { admin, sku, data }: Pick<Saved, 'admin' | 'sku' | 'data'>,
  submit: (send: Send) => Promise<Answer>,
): Promise<Answer> {
  let isStale = false;
  const answer = await submit(async (call) => {
    try {
      return await call();
    } catch (error) {
      isStale = error instanceof ServiceError && error.status === 409;
      throw error;
    }
  });
  const { refused } = answer;
  if (!refused) return answer;
  const told = isStale ? await changesSince(admin, sku, versionOf(data)) : [];
  const problems = [...new Set([...refused.problems, ...told])];
  return { ...answer, refused: { ...refused, problems } };
}

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

async function changesSince(admin: AdminClient, sku: string, since: number): Promise<string[]> {
  const { members } = await teamCatalogueCalls(admin).changes(sku, since);
  return members.map(({ fact, before, after, by, at }) =>
    t('edit.changed', {
      ...{ fact: t.translate(`changes.${fact}`), by, at: `${shortDate(at)}, ${timeOfDay(at)}` },
      ...{ before: shortened(before) || t('edit.nothing') },
      ...{ after: shortened(after) || t('edit.nothing') },
    }),
  );
}
