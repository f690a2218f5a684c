import { redirect } from 'react-router';
import { z } from 'zod';
import { customerCorrection, noteInput } from '#modules/customers/admin-contracts.ts';
import { blockInput } from '#modules/identity/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { customerActions, customerReads } from '#services/admin/customers.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';
import { correctedValues } from './corrected-values.ts';
import { giftForm, voucherForm } from './gift-forms.ts';

interface OfCustomer {
  id: string;
}
type Actions = ReturnType<typeof customerActions>;

/** A form of one button; `told` is the key of its confirmation. */
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

type Form = FormOf<OfCustomer>;

const actionsOf = ({ admin, id, key }: Form) => customerActions(admin, id, key);

/** Actions of a customer's page, by form name. */
export const customerIntents = {
  giveCredit: plainForm({
    name: 'giveCredit',
    schema: giftForm,
    send: async (form: Form, gift) => {
      const { outcome } = await actionsOf(form).giveCredit(gift);
      throw redirect(
        officePaths.customer(form.id, outcome === 'given' ? 'credit' : 'credit-attend'),
      );
    },
  }),
  issueVoucher: plainForm({
    name: 'issueVoucher',
    schema: voucherForm,
    send: async (form: Form, voucher) => {
      const { outcome } = await actionsOf(form).issueVoucher(voucher);
      throw redirect(officePaths.customer(form.id, outcome === 'given' ? 'bon' : 'bon-attend'));
    },
  }),
  correctCustomer: plainForm({
    name: 'correctCustomer',
    schema: customerCorrection,
    // The operation makes every field optional; the form requires all except the telephone.
    fields: {
      firstName: { isRequired: true },
      lastName: { isRequired: true },
      email: { control: 'email', isRequired: true },
      phoneNumber: { control: 'telephone' },
    },
    current: async ({ admin, id }: Form) => correctedValues(await customerReads(admin).read(id)),
    send: (form: Form, correction) => actionsOf(form).correct(correction),
  }),
  addNote: plainForm({
    name: 'addNote',
    schema: noteInput,
    send: (form: Form, { text }) => actionsOf(form).addNote(text),
  }),
  removeNote: plainForm({
    name: 'removeNote',
    schema: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
    send: (form: Form, { id }) => actionsOf(form).removeNote(id),
  }),
  blockCustomer: plainForm({
    name: 'blockCustomer',
    schema: blockInput,
    send: (form: Form, { reason }) => actionsOf(form).block(reason),
  }),
  unblockCustomer: pressed('unblockCustomer', (actions) => actions.unblock()),
  passwordLink: pressed('passwordLink', (actions) => actions.sendPasswordLink(), 'lien'),
  verification: pressed('verification', (actions) => actions.sendVerification(), 'confirmation'),
  signOutCustomer: pressed('signOutCustomer', (actions) => actions.signOut(), 'deconnexion'),
  mergeCustomer: plainForm({
    name: 'mergeCustomer',
    schema: z.object({ customer: z.coerce.number().int().positive(), seen: z.string() }),
    send: (form: Form, merge) => actionsOf(form).merge(merge),
  }),
  exportData: pressed('exportData', (actions) => actions.makeExport(), 'export'),
  deleteData: pressed('deleteData', (actions) => actions.askDeletion(), 'effacement'),
};
