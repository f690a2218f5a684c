import { redirect } from 'react-router';
import { z } from 'zod';
import { DUE } from '#modules/orders/rules/team-list.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { waveCalls } from '#services/admin/waves.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';

const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((typed) => (typed === '' ? null : typed), schema.nullable());

const wanted = z.object({
  method: orNull(z.string().max(60)),
  due: orNull(z.enum(DUE)),
  variant: orNull(
    z
      .string()
      .trim()
      .regex(/^\d{8}$/),
  ),
});

const openWave: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'openWave',
    data,
    schema: wanted,
    send: async (choice) => {
      const id = await waveCalls(admin).open(choice, key);
      // On a repeated submit the wave already exists: it is the newest in the list.
      throw redirect(id === null ? officePaths.preparation() : officePaths.wave(id));
    },
  });

/** Actions of the preparation page. */
export const preparationIntents = { openWave };
