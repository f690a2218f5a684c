import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AnalysisPreview } from '#modules/catalog/admin-contracts.ts';
import { CONSTITUENTS } from '#modules/catalog/rules/index.ts';
import { type FormAnswer, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { type OfProduct, type SaveEdit, tellingChanges } from './part.server.ts';
import { typedDecimal } from './typed-decimal.ts';

const schema = z.object({
  ...Object.fromEntries(CONSTITUENTS.map((code) => [`constituents.${code}`, typedDecimal(100)])),
  declaredEnergy: typedDecimal(600),
}) as z.ZodType<Record<string, number | null>>;

/**
 * What the user has seen before saving: if the energy differs from it, the preview is shown again.
 */
const seenOf = ({ after, problem }: AnalysisPreview) => `${after.energy} ${problem ?? ''}`;

const isSame = ({ before, after }: AnalysisPreview) =>
  JSON.stringify(before) === JSON.stringify(after);

/** Saves the analytical constituents; changed energy and rations are previewed first. */
export const analysisIntent =
  (save: SaveEdit): OfficeIntent<OfProduct> =>
  async (given) => {
    const { admin, sku, data } = given;
    let requested: FormAnswer | undefined;
    const answer = await tellingChanges(given, (send) =>
      submitForm({
        form: 'editAnalysis',
        data,
        schema,
        prefix: 'analysis.',
        send: async (typed) => {
          const constituents = CONSTITUENTS.flatMap((code) => {
            const value = typed[`constituents.${code}`];
            return value == null ? [] : [{ code, value }];
          });
          const analysis = { constituents, declaredEnergy: typed.declaredEnergy ?? null };
          const preview = await teamCatalogueCalls(admin).preview(sku, analysis);
          if (isSame(preview) || data.get('seen') === seenOf(preview))
            await send(() => save(given, { analysis }));
          else requested = question(data, preview);
        },
      }),
    );
    return requested ? { ...answer, requested } : answer;
  };

function question(data: FormData, preview: AnalysisPreview): FormAnswer {
  const values = { ...typedValues(data), seen: seenOf(preview), preview: JSON.stringify(preview) };
  const submission = randomUUID();
  return { form: 'editAnalysis', submission, values, fields: {}, problems: [] };
}
