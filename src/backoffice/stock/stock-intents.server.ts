import { z } from 'zod';
import { MOVEMENT_REASONS } from '#modules/catalog/rules/index.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamStockCalls } from '#services/admin/catalogue.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedCount } from '../parts/typed-count.ts';

interface OfVariant {
  code: string;
}

/** An empty field becomes null. */
const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((typed) => (typed === '' ? null : typed), schema.nullish());
const lot = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9./_-][A-Za-z0-9./_\s-]{0,39}$/);
const place = z
  .string()
  .trim()
  .max(20)
  .regex(/^[A-Za-z0-9\s-]*$/);
const ofLot = { lot: orNull(lot), place: orNull(place), bestBefore: orNull(z.iso.date()) };

const movement = z.object({
  reason: z.enum(MOVEMENT_REASONS),
  quantity: typedCount,
  note: z.string().trim().max(200),
  ...ofLot,
});

const moveStock: OfficeIntent<OfVariant> = ({ admin, code, data, key }) =>
  submitForm({
    form: 'moveStock',
    data,
    schema: movement,
    send: (move) => teamStockCalls(admin).move(code, move, key),
  });

const setLowStock = plainForm({
  name: 'setLowStock',
  schema: z.object({ lowStockAt: typedCount }),
  send: ({ admin, code, key }: FormOf<OfVariant>, { lowStockAt }) =>
    teamStockCalls(admin).setLowStock(code, lowStockAt, key),
});

const moveLot: OfficeIntent<OfVariant> = ({ admin, code, data, key }) =>
  submitForm({
    form: 'moveLot',
    data,
    schema: z.object({
      from: z.string().regex(/^[^|]{0,40}\|[^|]{0,20}$/),
      quantity: typedCount,
      ...ofLot,
    }),
    send: ({ from, quantity, lot, place, bestBefore }) => {
      const [fromLot = '', fromPlace = ''] = from.split('|');
      return teamStockCalls(admin).moveLot(
        code,
        {
          from: { lot: fromLot, place: fromPlace },
          // A lot that only moves keeps its name.
          to: { lot: lot ?? fromLot, place: place ?? '', bestBefore: bestBefore ?? null },
          quantity,
        },
        key,
      );
    },
  });

/** Actions of an article's stock page, by form name. */
export const stockIntents = { moveStock, setLowStock, moveLot };
