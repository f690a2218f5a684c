import { redirect } from 'react-router';
import { z } from 'zod';
import type { ProductChanges } from '#modules/catalog/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { productVersionCalls, teamCatalogueCalls } from '#services/admin/catalogue.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { type SaidFields, shownForm } from '../../form/plain-form.server.ts';
import type { ShownForm } from '../../form/shown-form.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { officePaths } from '../../paths.ts';
import { LATER, momentIn } from './moment-in.ts';
import { type Send, tellWhatChanged } from './tell-what-changed.server.ts';

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

/** Saves what a form changes of a product, or schedules it for the moment it was prepared for. */
export type SaveEdit = (form: Saved, changes: Changes) => Promise<null>;
export const saveEdit: SaveEdit = async ({ admin, sku, data, key }, changes) => {
  const at = momentIn(data, LATER);
  if (!at)
    return teamCatalogueCalls(admin).edit(sku, { ...changes, version: versionOf(data) }, key);
  await productVersionCalls(admin, sku).schedule(at, versionOf(data), changes, key);
  throw redirect(officePaths.productVersions(sku, { fait: 'prevu' }));
};

interface More<Field extends string> {
  /** Prefix of its fields in the request body. */
  prefix?: string;
  /** Properties of the fields that the schema does not contain. */
  said?: SaidFields<Field>;
}

/** Defines a form that edits a part of a product, based on the version it was shown with. */
export function part<Fields extends z.ZodRawShape>(
  form: string,
  fields: Fields,
  changesOf: (typed: z.output<z.ZodObject<Fields>>, data: FormData) => Changes,
  { prefix, said }: More<keyof Fields & string> = {},
): OfficeIntent<OfProduct> & { shown: ShownForm<keyof Fields & string> } {
  const schema = z.object(fields);
  const intent: OfficeIntent<OfProduct> = (given) =>
    tellingChanges(given, (send) =>
      submitForm({
        form,
        data: given.data,
        schema,
        prefix,
        send: (typed) => send(() => saveEdit(given, changesOf(typed, given.data))),
      }),
    );
  return Object.assign(intent, { shown: shownForm({ name: form, schema, fields: said }) });
}

/** Runs a product form; after a conflict the answer lists what others changed. */
export const tellingChanges = <Answer extends { refused?: FormAnswer }>(
  { admin, sku, data }: Pick<Saved, 'admin' | 'sku' | 'data'>,
  submit: (send: Send) => Promise<Answer>,
): Promise<Answer> =>
  tellWhatChanged(() => teamCatalogueCalls(admin).changes(sku, versionOf(data)), submit);
