import { redirect } from 'react-router';
import { z } from 'zod';
import { customerCorrection, noteInput } from '#modules/customers/admin-contracts.ts';
import { blockInput } from '#modules/identity/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { customerActions, customerReads } from '#services/admin/customers.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { unlessChanged } from '../parts/unless-changed.server.ts';
import { officePaths } from '../paths.ts';
import { correctedValues } from './corrected-values.ts';
import { giftForm, voucherForm } from './gift-forms.ts';

interface OfCustomer {
  id: string;
}
type Actions = ReturnType<typeof customerActions>;

/** A form with a schema, and what is done with what it says. */
const filled =
  <Schema extends z.ZodType>(
    form: string,
    schema: Schema,
    run: (actions: Actions, value: z.output<Schema>) => Promise<unknown>,
  ): OfficeIntent<OfCustomer> =>
  ({ admin, id, data, key }) =>
    submitForm({
      form,
      data,
      schema,
      send: (value) => run(customerActions(admin, id, key), value),
    });

/** A form that is a button; `told` names what is said once it is done. */
const pressed = (
  form: string,
  run: (actions: Actions) => Promise<unknown>,
  done?: string,
): OfficeIntent<OfCustomer> =>
  function press({ admin, id, data, key }) {
    return submitForm({
      form,
      data,
      schema: z.object({}),
      send: async () => {
        await run(customerActions(admin, id, key));
        if (done) throw redirect(officePaths.customer(id, done));
      },
    });
  };

const giveCredit: OfficeIntent<OfCustomer> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'giveCredit',
    data,
    schema: giftForm,
    send: async (gift) => {
      const { outcome } = await customerActions(admin, id, key).giveCredit(gift);
      throw redirect(officePaths.customer(id, outcome === 'given' ? 'credit' : 'credit-attend'));
    },
  });

const issueVoucher: OfficeIntent<OfCustomer> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'issueVoucher',
    data,
    schema: voucherForm,
    send: async (voucher) => {
      const { outcome } = await customerActions(admin, id, key).issueVoucher(voucher);
      throw redirect(officePaths.customer(id, outcome === 'given' ? 'bon' : 'bon-attend'));
    },
  });

/** What can be done on the page of a customer, by the name of its form. */
export const customerIntents = {
  giveCredit,
  issueVoucher,
  correctCustomer: unlessChanged<OfCustomer>(
    'correctCustomer',
    async ({ admin, id }) => correctedValues(await customerReads(admin).read(id)),
    filled('correctCustomer', customerCorrection, (actions, value) => actions.correct(value)),
  ),
  addNote: filled('addNote', noteInput, (actions, { text }) => actions.addNote(text)),
  removeNote: filled(
    'removeNote',
    z.object({ id: z.string().regex(/^\d{1,15}$/) }),
    (actions, { id }) => actions.removeNote(id),
  ),
  blockCustomer: filled('blockCustomer', blockInput, (actions, { reason }) =>
    actions.block(reason),
  ),
  unblockCustomer: pressed('unblockCustomer', (actions) => actions.unblock()),
  passwordLink: pressed('passwordLink', (actions) => actions.sendPasswordLink(), 'lien'),
  verification: pressed('verification', (actions) => actions.sendVerification(), 'confirmation'),
  signOutCustomer: pressed('signOutCustomer', (actions) => actions.signOut(), 'deconnexion'),
  mergeCustomer: filled(
    'mergeCustomer',
    z.object({ customer: z.coerce.number().int().positive(), seen: z.string() }),
    (actions, merge) => actions.merge(merge),
  ),
  exportData: pressed('exportData', (actions) => actions.makeExport(), 'export'),
  deleteData: pressed('deleteData', (actions) => actions.askDeletion(), 'effacement'),
};
