import { z } from 'zod';
import { MOVEMENT_REASONS } from '#modules/catalog/rules/index.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamStockCalls } from '#services/admin/catalogue.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedCount } from '../parts/typed-count.ts';

interface OfVariant {
  code: string;
}

const movement = z.object({
  reason: z.enum(MOVEMENT_REASONS),
  quantity: typedCount,
  note: z.string().trim().max(200),
});

const moveStock: OfficeIntent<OfVariant> = ({ admin, code, data, key }) =>
  submitForm({
    form: 'moveStock',
    data,
    schema: movement,
    send: (move) => teamStockCalls(admin).move(code, move, key),
  });

const setLowStock: OfficeIntent<OfVariant> = ({ admin, code, data, key }) =>
  submitForm({
    form: 'setLowStock',
    data,
    schema: z.object({ lowStockAt: typedCount }),
    send: ({ lowStockAt }) => teamStockCalls(admin).setLowStock(code, lowStockAt, key),
  });

/** What can be done on the page of the stock of a variant, by the name of its form. */
export const stockIntents = { moveStock, setLowStock };
