import { z } from 'zod';
import { trackingNumber } from '#modules/orders/admin-contracts.ts';
import { packedInWave, voidedLabels } from '#modules/waves/admin-contracts.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { sendingCalls } from '#services/admin/sending.ts';
import { waveCalls } from '#services/admin/waves.ts';
import { ServiceError } from '#services/service-client.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { t } from './wave-words.ts';

type WaveIntent = OfficeIntent<{ id: string }>;

const nothing = z.object({});

const labelWave: WaveIntent = ({ admin, id, data, key }) =>
  submitForm({
    form: 'labelWave',
    data,
    schema: nothing,
    send: () => waveCalls(admin).label(id, key),
  });

const closeWave: WaveIntent = ({ admin, id, data, key }) =>
  submitForm({
    form: 'closeWave',
    data,
    schema: nothing,
    send: () => waveCalls(admin).close(id, key),
  });

const voidLabels: WaveIntent = ({ admin, id, data, key }) =>
  submitForm({
    form: 'voidLabels',
    data,
    schema: voidedLabels,
    send: (order) => waveCalls(admin).voidLabels(id, order, key),
  });

const packInWave: WaveIntent = ({ admin, id, data, key }) =>
  submitForm({
    form: 'packInWave',
    data,
    schema: packedInWave,
    input: { number: data.get('number'), lots: [] },
    send: (packed) => waveCalls(admin).pack(id, packed, key),
  });

/** Holds an order, chosen as `{number} {article}`, whose article is not on its shelf. */
export const holdInWave = plainForm({
  name: 'holdInWave',
  schema: z.object({ missing: z.string().regex(/^\d{1,12} \S/) }),
  fields: { missing: { control: 'choice', isRequired: true } },
  send: ({ admin, key }: FormOf<{ id: string }>, { missing }) => {
    const [number = '', ...article] = missing.split(' ');
    const reason = t('missing.reason', { article: article.join(' ') }).slice(0, 500);
    return sendingCalls(admin, number).hold({ code: 'stock_missing', reason }, key);
  },
});

/**
 * Parses `000000012;8R41122` from each line; leading zeros of the order numbers may be missing,
 * because spreadsheets drop them.
 */
function readLines(text: string) {
  const lines = [];
  const wrong = [];
  for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = row.split(/[;,\t]/).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll(' ', ''),
    );
    const [number = '', tracking = ''] = cells;
    if (row.trim() === '' || (index === 0 && !/\d/.test(row))) continue;
    if (/^\d{1,12}$/.test(number) && trackingNumber.safeParse(tracking).success)
      lines.push({ number: number.padStart(9, '0'), trackingNumber: tracking });
    else wrong.push(t('import.unreadable', { line: index + 1 }));
  }
  return { lines, wrong };
}

const importLabels = plainForm({
  name: 'importLabels',
  schema: z.object({ numbers: z.string().trim().min(1).max(40_000) }),
  send: async ({ admin, id, key }: FormOf<{ id: string }>, { numbers }) => {
    const { lines, wrong } = readLines(numbers);
    if (wrong.length > 0) throw new FormProblem(t('import.wrong'), { numbers: wrong });
    try {
      await waveCalls(admin).importLabels(id, { lines }, key);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.violations.length === 0) throw error;
      throw new FormProblem(t('import.wrong'), {
        numbers: error.violations.map(({ propertyPath, message = '' }) => {
          const line = lines[Number(/^lines\.(\d+)\./.exec(propertyPath)?.[1])];
          return t('import.line', { number: line?.number ?? '', message });
        }),
      });
    }
  },
});

/**
 * Actions of a wave's pages; the departure is separate, because it reports the orders that stayed.
 */
export const waveIntents = {
  labelWave,
  voidLabels,
  importLabels,
  closeWave,
  packInWave,
  holdInWave,
};
