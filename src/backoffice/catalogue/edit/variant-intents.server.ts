import { z } from 'zod';
import type { VariantChanges } from '#modules/catalog/admin-contracts.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { ServiceError } from '#services/service-client.ts';
import { shownForm } from '../../form/plain-form.server.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { typedAmount } from '../../parts/typed-amount.ts';
import { typedCount } from '../../parts/typed-count.ts';
import { type OfProduct, tellingChanges, versionOf } from './part.server.ts';

const format = z.string().trim().min(1).max(40);
const ean = z
  .string()
  .trim()
  .transform((text) => text.replaceAll(' ', '') || null);

const added = z.object({
  format,
  price: typedAmount,
  netGrams: typedCount,
  grossGrams: typedCount,
  ean,
  code: z
    .string()
    .trim()
    .regex(/^(\d{8})?$/)
    .transform((text) => text || null),
});

const addFormat: OfficeIntent<OfProduct> = (given) => {
  const { admin, sku, data, key } = given;
  return tellingChanges(given, (send) =>
    submitForm({
      form: 'addVariant',
      data,
      schema: added,
      send: ({ price: cents, ...typed }) =>
        send(() =>
          teamCatalogueCalls(admin).addVariant(
            sku,
            { ...typed, cents, version: versionOf(data) },
            key,
          ),
        ),
    }),
  );
};

export const addVariant = Object.assign(addFormat, {
  shown: shownForm({
    name: 'addVariant',
    schema: added,
    fields: {
      price: { isRequired: false },
      ean: { control: 'digits', isRequired: false },
      code: { control: 'digits', isRequired: false },
    },
  }),
});

/** Schema of the form for the formats it was shown with. */
function schemaOf(rows: readonly number[]) {
  const fields = rows.flatMap((row) =>
    Object.entries({ format, netGrams: typedCount, grossGrams: typedCount, ean }).map(
      ([name, field]) => [`variants.${row}.${name}`, field],
    ),
  );
  return z.object(Object.fromEntries(fields)) as z.ZodType<Record<string, unknown>>;
}

/** Formats in the order of their typed ranks: a moved one precedes others with the same rank. */
function orderedRows(data: FormData, typed: Record<string, unknown>) {
  const rows = data.getAll('code').map((code, row) => {
    const place = Number(data.get(`place.${row}`)) || row + 1;
    const of = (name: string) => typed[`variants.${row}.${name}`];
    const variant = {
      code: String(code),
      format: of('format'),
      ean: of('ean'),
      netGrams: of('netGrams'),
      grossGrams: of('grossGrams'),
      visible: data.has(`variants.${row}.visible`),
    };
    return { row, place: place + Math.sign(place - row - 1) / 2, variant };
  });
  return rows.toSorted((a, b) => a.place - b.place);
}

/** Errors of a format, moved to its row in the form. */
function atTheirRows(error: unknown, rows: readonly { row: number }[]): unknown {
  if (!(error instanceof ServiceError) || error.violations.length === 0) return error;
  const fields: Record<string, string[]> = {};
  const others: string[] = [];
  for (const { propertyPath, message } of error.violations) {
    const [, index, name] = /^variants\.(\d+)\.(\w+)$/.exec(propertyPath) ?? [];
    const row = rows[Number(index)]?.row;
    if (row === undefined) others.push(message);
    else fields[`variants.${row}.${name}`] = [message];
  }
  return new FormProblem([...new Set(others)].join(' '), fields);
}

export const editVariants: OfficeIntent<OfProduct> = (given) => {
  const { admin, sku, data, key } = given;
  const shown = [...data.getAll('code').keys()];
  return tellingChanges(given, (send) =>
    submitForm({
      form: 'editVariants',
      data,
      schema: schemaOf(shown),
      send: async (typed) => {
        const rows = orderedRows(data, typed);
        const variants = rows.map(({ variant }) => variant) as VariantChanges['variants'];
        const body = { version: versionOf(data), variants };
        try {
          await send(() => teamCatalogueCalls(admin).changeVariants(sku, body, key));
        } catch (error) {
          throw atTheirRows(error, rows);
        }
      },
    }),
  );
};

export const removeVariant: OfficeIntent<OfProduct> = (given) => {
  const { admin, sku, data, key } = given;
  return tellingChanges(given, (send) =>
    submitForm({
      form: 'removeVariant',
      data,
      schema: z.object({ code: z.string() }),
      send: ({ code }) =>
        send(() => teamCatalogueCalls(admin).removeVariant(sku, code, versionOf(data), key)),
    }),
  );
};
