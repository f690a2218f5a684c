import { z } from 'zod';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamStockCalls } from '#services/admin/catalogue.ts';
import { ServiceError } from '#services/service-client.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { readDeliveryForm } from './read-delivery-form.server.ts';
import { t } from './stock-words.ts';

const receiveDelivery: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'receiveDelivery',
    data,
    schema: z.object({
      supplier: z.string().trim().max(120),
      note: z.string().trim().max(200),
    }),
    send: async ({ supplier, note }) => {
      const lines = readDeliveryForm(data);
      const body = {
        supplier,
        note,
        lines: lines.map(({ code, quantity, lot, bestBefore, place }) => ({
          code,
          quantity,
          lot,
          bestBefore,
          place,
        })),
      };
      try {
        await teamStockCalls(admin).receive(body, key);
      } catch (error) {
        throw asNamed(error, lines);
      }
    },
  });

/** Moves the API's errors to the field or pasted line they concern. */
function asNamed(error: unknown, lines: ReturnType<typeof readDeliveryForm>): unknown {
  if (!(error instanceof ServiceError)) return error;
  const fields: Record<string, string[]> = {};
  for (const { propertyPath, message = '' } of error.violations) {
    const line = lines[Number(/^lines\.(\d+)\./.exec(propertyPath)?.[1])];
    if (line) fields[line.field] = [...(fields[line.field] ?? []), line.name(message)];
  }
  if (Object.keys(fields).length === 0) return error;
  return new FormProblem(t('delivery.problems.wrong'), fields);
}

/** Actions of the delivery page, by form name. */
export const deliveryIntents = { receiveDelivery };
