import { z } from 'zod';
import { FIGURE_PARTS } from './rules/index.ts';

const cents = z.int();
const days = z.object({ from: z.string(), to: z.string() });
const ofKinds = z.object({ once: z.int(), first: z.int(), renewal: z.int() });

const periodShape = z.object({
  /** What was sold, tax included, delivery too. */
  gross: cents,
  orders: z.int(),
  pieces: z.int(),
  /** What reductions and codes took off. */
  given: cents,
  byKind: ofKinds,
  ordersByKind: ofKinds,
  invoiced: cents,
  credited: cents,
  /** Deliveries of subscriptions that were charged, and those a bank refused at least once. */
  renewals: z.object({
    charged: z.int(),
    refused: z.int(),
    recovered: z.int(),
    lost: z.int(),
    refusedAmount: cents,
    recoveredAmount: cents,
  }),
});

/** The figures of a period; docs/figures.md says what each is. Days are civil days, amounts cents. */
export const figuresShape = z.object({
  '@type': z.literal('Figures'),
  from: z.string(),
  to: z.string(),
  before: days,
  period: periodShape,
  previous: periodShape,
  /** Days on which anything was sold. */
  days: z.array(ofKinds.extend({ day: z.string(), orders: z.int() })),
  products: z.array(z.object({ sku: z.string(), name: z.string(), pieces: z.int(), gross: cents })),
  /** What subscriptions are worth a month, before the first day and after the last, and what moved it. */
  recurring: z.object({
    start: cents,
    end: cents,
    moves: z.object({
      new: cents,
      reactivation: cents,
      expansion: cents,
      contraction: cents,
      churn: cents,
    }),
    /** How many after the last day, and how many ended in the period. */
    subscriptions: z.int(),
    ended: z.int(),
  }),
  /** Parts that do not agree with what they are made of: they are not to be shown. */
  wrong: z.array(z.enum(FIGURE_PARTS)),
});
export type FiguresShape = z.infer<typeof figuresShape>;
