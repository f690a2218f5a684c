import { redirect } from 'react-router';
import { z } from 'zod';
import {
  claimProgress,
  inspection,
  newClaim,
  newReturn,
  returnedParcel,
} from '#modules/claims/admin-contracts.ts';
import { SETTLEMENTS } from '#modules/claims/rules/index.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { claimCalls } from '#services/admin/claims.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedAmount } from '../parts/typed-amount.ts';
import { officePaths } from '../paths.ts';
import { CLAIMS_PANEL } from './claims-panel-id.ts';

interface OfOrder {
  number: string;
}

type OrderIntent = OfficeIntent<OfOrder>;

const claimId = z.string().regex(/^\d{1,9}$/);

const openClaim = plainForm({
  name: 'openClaim',
  schema: newClaim,
  fields: { trackingNumber: { control: 'choice' } },
  send: ({ admin, number, key }: FormOf<OfOrder>, claim) =>
    claimCalls(admin).open(number, claim, key),
});

/** Quantities by article: `quantity.10012345`. */
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

const { state, reference, cents } = claimProgress.shape;

const noteClaim = plainForm({
  name: 'noteClaim',
  schema: z.object({ claim: claimId, state, reference, amount: typedAmount.pipe(cents.unwrap()) }),
  fields: { amount: { isRequired: false } },
  send: ({ admin, key }: FormOf<OfOrder>, { claim, state, reference, amount }) =>
    claimCalls(admin).note(claim, { state, reference, cents: amount }, key),
});

const settleClaim = plainForm({
  name: 'settleClaim',
  schema: z.object({ claim: claimId, outcome: z.enum(SETTLEMENTS) }),
  send: ({ admin, key }: FormOf<OfOrder>, { claim, outcome }) =>
    claimCalls(admin).settle(claim, { outcome }, key),
});

/** Pieces of a lot to restock and to dispose of: `shelf.0` and `waste.0` of each row. */
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

const offerReturn = plainForm({
  name: 'offerReturn',
  schema: newReturn,
  send: ({ admin, number, key }: FormOf<OfOrder>, wanted) =>
    claimCalls(admin).offerReturn(number, wanted, key),
});

const cancelReturn: OrderIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'cancelReturn',
    data,
    schema: z.object({ id: claimId }),
    send: ({ id }) => claimCalls(admin).cancelReturn(id, key),
  });

/** Actions on lost, damaged or returned parcels, on an order's page. */
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

/** Actions on the page of returned parcels. */
export const claimsPageIntents = { receiveParcel };
