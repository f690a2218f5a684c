import { redirect } from 'react-router';
import { z } from 'zod';
import { customerCorrection, noteInput } from '#modules/customers/admin-contracts.ts';
import { blockInput } from '#modules/identity/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { customerDeeds } from '#services/admin/customers.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';

interface OfCustomer {
  id: string;
}
type Deeds = ReturnType<typeof customerDeeds>;

/** A form with a schema, and what is done with what it says. */
const filled =
  <Schema extends z.ZodType>(
    form: string,
    schema: Schema,
    run: (deeds: Deeds, value: z.output<Schema>) => Promise<unknown>,
  ): OfficeIntent<OfCustomer> =>
  ({ admin, id, data, key }) =>
    submitForm({
      form,
      data,
      schema,
      send: (value) => run(customerDeeds(admin, id, key), value),
    });

/** A form that is a button; `told` names what is said once it is done. */
const pressed = (
  form: string,
  run: (deeds: Deeds) => Promise<unknown>,
  told?: string,
): OfficeIntent<OfCustomer> =>
  function press({ admin, id, data, key }) {
    return submitForm({
      form,
      data,
      schema: z.object({}),
      send: async () => {
        await run(customerDeeds(admin, id, key));
        if (told) throw redirect(officePaths.customer(id, told));
      },
    });
  };

/** What can be done on the page of a customer, by the name of its form. */
export const customerIntents = {
  correctCustomer: filled('correctCustomer', customerCorrection, (deeds, value) =>
    deeds.correct(value),
  ),
  addNote: filled('addNote', noteInput, (deeds, { text }) => deeds.addNote(text)),
  removeNote: filled(
    'removeNote',
    z.object({ id: z.string().regex(/^\d{1,15}$/) }),
    (deeds, { id }) => deeds.removeNote(id),
  ),
  blockCustomer: filled('blockCustomer', blockInput, (deeds, { reason }) => deeds.block(reason)),
  unblockCustomer: pressed('unblockCustomer', (deeds) => deeds.unblock()),
  passwordLink: pressed('passwordLink', (deeds) => deeds.sendPasswordLink(), 'lien'),
  verification: pressed('verification', (deeds) => deeds.sendVerification(), 'confirmation'),
  signOutCustomer: pressed('signOutCustomer', (deeds) => deeds.signOut(), 'deconnexion'),
  exportData: pressed('exportData', (deeds) => deeds.makeExport(), 'export'),
  deleteData: pressed('deleteData', (deeds) => deeds.askDeletion(), 'effacement'),
};
