import { redirect } from 'react-router';
import { z } from 'zod';
import {
  inspection,
  newClaim,
  newReturn,
  returnedParcel,
} from '#modules/claims/admin-contracts.ts';
import { CLAIM_STATES, SETTLEMENTS } from '#modules/claims/rules/index.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { claimCalls } from '#services/admin/claims.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';
import { CLAIMS_PANEL } from './claims-panel-id.ts';
import { t } from './claims-words.ts';

type OrderIntent = OfficeIntent<{ number: string }>;

const claimId = z.string().regex(/^\d{1,9}$/);

const openClaim: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'openClaim',
    data,
    schema: newClaim,
    send: (claim) => claimCalls(admin).open(number, claim, key),
  });

/** « quantity.10012345 » of each article. */
function chosenGoods(data: FormData) {
  return [...data.keys()].flatMap((name) => {
    const variantCode = /^quantity\.(.+)$/.exec(name)?.[1];
    const quantity = Number(data.get(name));
    return variantCode && Number.isInteger(quantity) && quantity > 0
      ? [{ variantCode, quantity }]
      : [];
  });
}

const resendParcel: OrderIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'resendParcel',
    data,
    schema: z.object({ claim: claimId }),
    send: ({ claim }) => claimCalls(admin).resend(claim, { goods: chosenGoods(data) }, key),
  });

/** « 54,90 » in cents; nothing typed is no amount. */
function centsOf(text: string): number | null {
  const typed = text.trim().replace(/\s|€/g, '').replace(',', '.');
  if (typed === '') return null;
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(typed))
    throw new FormProblem(t('progress.wrongAmount'), { amount: [t('progress.wrongAmount')] });
  return Math.round(Number(typed) * 100);
}

const noteClaim: OrderIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'noteClaim',
    data,
    schema: z.object({
      claim: claimId,
      state: z.enum(CLAIM_STATES),
      reference: z.string().trim().max(60),
      amount: z.string(),
    }),
    send: ({ claim, state, reference, amount }) =>
      claimCalls(admin).note(claim, { state, reference, cents: centsOf(amount) }, key),
  });

const settleClaim: OrderIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'settleClaim',
    data,
    schema: z.object({ claim: claimId, outcome: z.enum(SETTLEMENTS) }),
    send: ({ claim, outcome }) => claimCalls(admin).settle(claim, { outcome }, key),
  });

/** « shelf.0 » and « waste.0 » of each row: pieces of a lot that go on a shelf and away. */
function inspectedPieces(data: FormData) {
  const pieces = [];
  for (let row = 0; data.has(`pieces.${row}.variantCode`); row += 1) {
    const typed = (field: string) => String(data.get(`pieces.${row}.${field}`) ?? '').trim();
    for (const outcome of ['shelf', 'waste'] as const) {
      const quantity = Number(typed(outcome) || '0');
      if (quantity !== 0)
        pieces.push({
          variantCode: typed('variantCode'),
          lot: typed('lot') || null,
          quantity,
          outcome,
        });
    }
  }
  return pieces;
}

const inspectReturn: OrderIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'inspectReturn',
    data,
    schema: z.object({ claim: claimId, pieces: inspection.shape.pieces }),
    input: { claim: data.get('claim'), pieces: inspectedPieces(data) },
    send: ({ claim, pieces }) => claimCalls(admin).inspect(claim, { pieces }, key),
  });

const offerReturn: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'offerReturn',
    data,
    schema: newReturn,
    send: (wanted) => claimCalls(admin).offerReturn(number, wanted, key),
  });

const cancelReturn: OrderIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'cancelReturn',
    data,
    schema: z.object({ id: claimId }),
    send: ({ id }) => claimCalls(admin).cancelReturn(id, key),
  });

/** What is done about a parcel that was lost, damaged or came back, on the page of its order. */
export const claimIntents = {
  openClaim,
  resendParcel,
  noteClaim,
  settleClaim,
  inspectReturn,
  offerReturn,
  cancelReturn,
};

const receiveParcel: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'receiveParcel',
    data,
    schema: returnedParcel,
    send: async ({ code }) => {
      const found = await claimCalls(admin).receive(code, key);
      throw redirect(`${officePaths.order(found.number)}#${CLAIMS_PANEL}`);
    },
  });

/** What is done on the page of the parcels that came back. */
export const claimsPageIntents = { receiveParcel };
