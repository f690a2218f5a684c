import { z } from 'zod';
import { apiKeyDraft, composedRoleDraft } from '#modules/staff/contracts.ts';
import { submitForm, typedValues } from '#pages/forms/submit-form.server.ts';
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

/** The boxes of a form are one list to the API. */
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

/** What can be done on the page of the roles. */
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

/** What can be done on the page of one role. */
export const roleIntents = { changeRole, retireRole };

const revokeKey: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'revokeKey',
    data,
    schema: z.object({ id: z.coerce.number().int().positive() }),
    send: ({ id }) => accessCalls(admin).revokeKey(id, key),
  });

/** What leads on from the page of the keys. */
export const keyIntents = { revokeKey };

/** A key that is made is shown by the answer itself: no address holds it. */
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
