import { z } from 'zod';
import { apiKeyDraft, composedRoleDraft } from '#modules/staff/contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { accessCalls } from '#services/admin/staff.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedAmount } from '../parts/typed-amount.ts';
import { typedPermissions } from './typed-permissions.ts';

const nothing = z.object({});
const typedRole = composedRoleDraft.extend({
  goodwill: typedAmount
    .transform((cents) => cents ?? 0)
    .pipe(composedRoleDraft.shape.goodwill.unwrap()),
});

/** The API takes the checkboxes as one list. */
const typed = (data: FormData) => ({ ...typedValues(data), permissions: typedPermissions(data) });

const composeRole: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'composeRole',
    data,
    schema: typedRole,
    input: typed(data),
    others: ['permissions'],
    send: (draft) => accessCalls(admin).compose(draft, key),
  });

/** Actions of the roles page. */
export const rolesIntents = { composeRole };

const changeRole: OfficeIntent<{ id: number }> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'changeRole',
    words: 'composeRole',
    data,
    schema: typedRole,
    input: typed(data),
    others: ['permissions'],
    send: (draft) => accessCalls(admin).changeRole(id, draft, key),
  });
const retireRole: OfficeIntent<{ id: number }> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'retireRole',
    data,
    schema: nothing,
    send: () => accessCalls(admin).retireRole(id, key),
  });

/** Actions of a role's page. */
export const roleIntents = { changeRole, retireRole };

const revokeKey: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'revokeKey',
    data,
    schema: z.object({ id: z.coerce.number().int().positive() }),
    send: ({ id }) => accessCalls(admin).revokeKey(id, key),
  });

/** Actions of the API keys page that redirect. */
export const keyIntents = { revokeKey };

/** Creates an API key; it is rendered directly in the response, never put into an address. */
export const makeKey = ({ admin, data, key }: Parameters<OfficeIntent>[0]) =>
  submitForm({
    form: 'makeKey',
    data,
    schema: apiKeyDraft,
    input: typed(data),
    others: ['permissions'],
    send: async (draft) => ({
      name: draft.name,
      key: (await accessCalls(admin).makeKey(draft, key)).key,
    }),
  });
