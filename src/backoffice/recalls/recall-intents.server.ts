import { z } from 'zod';
import { recallDraft } from '#modules/orders/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { recallCalls } from '#services/admin/recalls.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

interface OfLot {
  lot: string;
  variant: string;
}

const startRecall: OfficeIntent<OfLot> = ({ admin, lot, variant, data, key }) =>
  submitForm({
    form: 'startRecall',
    data,
    schema: recallDraft,
    input: { ...Object.fromEntries(data), lot, variantCode: variant },
    send: (draft) => recallCalls(admin).start(draft, key),
  });

const tellRecall: OfficeIntent<OfLot> = ({ admin, data, key }) =>
  submitForm({
    form: 'tellRecall',
    data,
    schema: z.object({ recall: z.coerce.number().int() }),
    send: ({ recall }) => recallCalls(admin).tell(recall, key),
  });

/** Actions on a lot. */
export const recallIntents = { startRecall, tellRecall };
