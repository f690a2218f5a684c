import { redirect } from 'react-router';
import { z } from 'zod';
import { readCents } from '#kit/money.ts';
import { purchaseReceipt, supplierDraft } from '#modules/purchasing/admin-contracts.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { purchasingCalls } from '#services/admin/purchasing.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedAmount } from '../parts/typed-amount.ts';
import { typedCount } from '../parts/typed-count.ts';
import { officePaths } from '../paths.ts';
import { t } from './purchasing-words.ts';
import { readArticles, typedRows } from './read-articles.server.ts';
import { typedReceipt } from './typed-receipt.ts';

type ById = OfficeIntent<{ id: string }>;

const version = z.coerce.number().int().min(1);

const supplierForm = supplierDraft.extend({
  leadDays: typedCount.pipe(supplierDraft.shape.leadDays),
  coverDays: typedCount.pipe(supplierDraft.shape.coverDays),
  minimum: typedAmount.transform((cents) => cents ?? 0),
});

// Properties of the fields that a union schema does not contain.
const fields = {
  email: { control: 'email', maxLength: 254 },
  telephone: { control: 'telephone' },
  minimum: { isRequired: false },
} as const;

const addSupplier = plainForm({
  name: 'addSupplier',
  schema: supplierForm,
  fields,
  send: async ({ admin, key }: FormOf<object>, draft) => {
    const { id } = await purchasingCalls(admin).addSupplier(draft, key);
    if (id !== null) throw redirect(officePaths.supplier(id, true));
  },
});

/** Actions of the supplier list. */
export const newSupplierIntents = { addSupplier };

const changeSupplier = plainForm({
  name: 'changeSupplier',
  words: 'addSupplier',
  texts: 'addSupplier',
  schema: supplierForm.extend({ version }),
  fields,
  send: ({ admin, id, key }: FormOf<{ id: string }>, change) =>
    purchasingCalls(admin).changeSupplier(id, change, key),
});

const setArticles: ById = ({ admin, id, data, key }) =>
  submitForm({
    form: 'setArticles',
    data,
    schema: z.object({ version }),
    send: async ({ version }) => {
      const articles = readArticles(data);
      await purchasingCalls(admin).setArticles(id, { version, articles }, key);
    },
  });

const openPurchase: ById = ({ admin, id, data, key }) =>
  submitForm({
    form: 'openPurchase',
    data,
    schema: z.object({}),
    send: async () => {
      const opened = await purchasingCalls(admin).open(Number(id), key);
      if (opened.id !== null) throw redirect(officePaths.purchase(opened.id, 'commencee'));
    },
  });

/** Actions of a supplier's page. */
export const supplierIntents = { changeSupplier, setArticles, openPurchase };

const proposePurchases: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'proposePurchases',
    data,
    schema: z.object({}),
    send: async () => {
      const { drafts } = await purchasingCalls(admin).propose(key);
      throw redirect(officePaths.purchasesProposed(drafts ?? 0));
    },
  });

/** Actions of the purchase order list. */
export const proposalIntents = { proposePurchases };

/**
 * The typed lines of a draft; lines with quantity 0 are left out. @throws FormProblem listing each
 * invalid field
 */
function typedLines(data: FormData, agreed: ReadonlyMap<string, number>) {
  const wrong: Record<string, string[]> = {};
  const lines = typedRows(data).flatMap((typed, row) => {
    const code = typed('code');
    const pieces = typed('quantity');
    if (code === '' || pieces === '0' || (pieces === '' && typed('cost') === '')) return [];
    const quantity = /^\d{1,6}$/.test(pieces) ? Number(pieces) : null;
    const cost = typed('cost') === '' ? (agreed.get(code) ?? null) : readCents(typed('cost'));
    if (!/^\d{8}$/.test(code)) wrong[`code.${row}`] = [t('articles.wrongCode')];
    if (quantity === null) wrong[`quantity.${row}`] = [t('purchase.wrongQuantity')];
    if (cost === null) wrong[`cost.${row}`] = [t('purchase.wrongCost')];
    return quantity === null || cost === null ? [] : [{ variantCode: code, quantity, cost }];
  });
  if (Object.keys(wrong).length > 0) throw new FormProblem(t('purchase.wrong'), wrong);
  return lines;
}

const editPurchase: ById = ({ admin, id, data, key }) =>
  submitForm({
    form: 'editPurchase',
    data,
    schema: z.object({ version, note: z.string().trim().max(500) }),
    send: async ({ version, note }) => {
      const calls = purchasingCalls(admin);
      const { supplier } = await calls.purchase(id);
      const { supplies } = await calls.supplier(String(supplier.id));
      const agreed = new Map(supplies.map(({ variantCode, cost }) => [variantCode, cost]));
      await calls.edit(id, { version, note, lines: typedLines(data, agreed) }, key);
      throw redirect(officePaths.purchase(Number(id), 'enregistree'));
    },
  });

const sendPurchase: ById = ({ admin, id, data, key }) =>
  submitForm({
    form: 'sendPurchase',
    data,
    schema: z.object({ version }),
    send: async ({ version }) => {
      await purchasingCalls(admin).send(id, version, key);
      throw redirect(officePaths.purchase(Number(id), 'envoyee'));
    },
  });

const closePurchase: ById = ({ admin, id, data, key }) =>
  submitForm({
    form: 'closePurchase',
    data,
    schema: z.object({ version }),
    send: async ({ version }) => {
      await purchasingCalls(admin).close(id, version, key);
      throw redirect(officePaths.purchase(Number(id), 'close'));
    },
  });

/** Actions of a purchase order's page. */
export const purchaseIntents = { editPurchase, sendPurchase, closePurchase };

const receivePurchase: ById = ({ admin, id, data, key }) =>
  submitForm({
    form: 'receivePurchase',
    data,
    schema: purchaseReceipt,
    input: typedReceipt(data),
    send: async (receipt) => {
      await purchasingCalls(admin).receive(id, receipt, key);
      throw redirect(officePaths.purchase(Number(id), 'recue'));
    },
  });

/** Actions of the goods-in page. */
export const goodsInIntents = { receivePurchase };
