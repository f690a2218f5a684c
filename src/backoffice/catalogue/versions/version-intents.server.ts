import { redirect } from 'react-router';
import { z } from 'zod';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { cancelScheduledEdit, type VersionCalls } from '#services/admin/catalogue.ts';
import { ServiceError } from '#services/service-client.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { t } from '../catalogue-words.ts';
import { momentIn } from '../edit/moment-in.ts';

interface OfVersions {
  calls: VersionCalls;
  /** Address of the page after an action. */
  after: (done: 'repris' | 'prevu' | 'annule') => string;
}

const restored = z.object({ base: z.coerce.number().int(), number: z.coerce.number().int() });

/** A refused part is named, because the form only has its box. */
function named(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const lines = error.violations
    .filter(({ propertyPath }) => propertyPath !== '' && propertyPath !== 'at')
    .map(({ propertyPath, message }) => {
      const [part = ''] = propertyPath.split('.');
      return `${t.translate(`versions.parts.${part}`)} : ${message}`;
    });
  return lines.length > 0 ? new FormProblem([...new Set(lines)].join(' '), {}) : error;
}

const restoreVersion: OfficeIntent<OfVersions> = ({ calls, after, data, key }) =>
  submitForm({
    form: 'restoreVersion',
    data,
    schema: restored,
    send: async ({ base, number }) => {
      const { content } = await calls.read(number);
      const parts = Object.entries(content ?? {}).filter(([part]) => data.has(`part.${part}`));
      if (parts.length === 0) throw new FormProblem(t('versions.noPart'), {});
      const moment = momentIn(data, 'at');
      try {
        if (moment) await calls.schedule(moment, base, Object.fromEntries(parts), key);
        else await calls.edit(base, Object.fromEntries(parts), key);
      } catch (error) {
        throw named(error);
      }
      throw redirect(after(moment ? 'prevu' : 'repris'));
    },
  });

const cancelScheduled: OfficeIntent<OfVersions> = ({ admin, after, data, key }) =>
  submitForm({
    form: 'cancelScheduled',
    data,
    schema: z.object({ id: z.string() }),
    send: async ({ id }) => {
      await cancelScheduledEdit(admin, id, key);
      throw redirect(after('annule'));
    },
  });

/** Actions of the page of versions, by form name. */
export const versionIntents = { restoreVersion, cancelScheduled };
