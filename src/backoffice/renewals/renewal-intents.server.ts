import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { renewalCalls } from '#services/admin/renewals.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedCount } from '../parts/typed-count.ts';

const seen = z.object({
  deliveries: typedCount,
  expected: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

const enableCharging: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'enableCharging',
    data,
    schema: seen,
    send: (list) => renewalCalls(admin).enableCharging(list, key),
  });

const disableCharging: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'disableCharging',
    data,
    schema: z.object({}),
    send: () => renewalCalls(admin).disableCharging(key),
  });

/** Actions of the renewals page, by form name. */
export const renewalIntents = { enableCharging, disableCharging };
