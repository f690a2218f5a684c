import { z } from 'zod';
import { readCents } from '#kit/money.ts';
import { SITES } from '#kit/sites.ts';
import type { ChangePlan } from '#modules/planned-changes/admin-contracts.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { t } from './announced-words.ts';

export const KINDS = ['prix', 'remplacement'] as const;

const code = z
  .string()
  .trim()
  .min(1)
  .regex(/^\d{8}$/);
const typed = {
  appliesOn: z.iso.date(),
  noticeDays: z
    .string()
    .trim()
    .min(1)
    .regex(/^\d{1,3}$/)
    .transform(Number),
  reason: z.string().trim().min(1).max(600),
};

/** Schema of the form of each kind of change. */
export const typedPlans = {
  prix: z.object({
    ...typed,
    prices: z.string().trim().min(1),
    channel: z.string(),
    confirmed: z.literal('on').optional(),
  }),
  remplacement: z.object({ ...typed, variantCode: code, replacedBy: code }),
};

/** The plan of a price change. @throws FormProblem listing each line that cannot be parsed */
export function pricePlan({
  prices,
  channel,
  confirmed,
  ...when
}: z.output<(typeof typedPlans)['prix']>): ChangePlan {
  return {
    ...when,
    kind: 'price',
    confirmed: confirmed === 'on',
    channels: channel === '' ? [...SITES] : [channel],
    prices: readPrices(prices),
  };
}

/** The plan of a replacement. */
export const replacementPlan = (
  plan: z.output<(typeof typedPlans)['remplacement']>,
): ChangePlan => ({ ...plan, kind: 'replacement' });

function readPrices(text: string) {
  const wrong: string[] = [];
  const prices = text.split(/\r\n|\r|\n/).flatMap((written, index) => {
    const line = written.trim();
    if (line === '') return [];
    const [, variantCode = '', price = ''] = /^(\d{8})(?:\s*[;\t]\s*|\s+)(.+)$/.exec(line) ?? [];
    const cents = readCents(price);
    if (cents !== null) return [{ variantCode, cents }];
    wrong.push(t('form.pricesWrong', { line: index + 1 }));
    return [];
  });
  if (wrong.length > 0) throw new FormProblem('', { prices: wrong });
  return prices;
}
