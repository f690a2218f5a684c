import type { BodyOf } from '#kit/operation.ts';
import * as claims from '#modules/claims/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Parcels that were lost, damaged or came back. */
export const claimCalls = (admin: AdminClient) => ({
  /** Those somebody still has to see to. */
  list: async () => (await admin.list(claims.listClaims)).members,
  ofOrder: (number: string) => admin.read(claims.getOrderClaims, { params: { number } }),
  open: (number: string, body: BodyOf<typeof claims.openClaim>, key: Key) =>
    admin.change(claims.openClaim, { params: { number }, body, key }),
  note: (id: string, body: BodyOf<typeof claims.noteClaimProgress>, key: Key) =>
    admin.change(claims.noteClaimProgress, { params: { id }, body, key }),
  resend: (id: string, body: BodyOf<typeof claims.resendParcel>, key: Key) =>
    admin.change(claims.resendParcel, { params: { id }, body, key }),
  settle: (id: string, body: BodyOf<typeof claims.settleClaim>, key: Key) =>
    admin.change(claims.settleClaim, { params: { id }, body, key }),
  /** A label with which goods are sent back at the shop's cost. */
  offerReturn: (number: string, body: BodyOf<typeof claims.offerReturn>, key: Key) =>
    admin.change(claims.offerReturn, { params: { number }, body, key }),
  cancelReturn: (id: string, key: Key) =>
    admin.change(claims.cancelReturn, { params: { id }, body: {}, key }),
  returnLabel: (id: string) => admin.file(claims.getReturnLabel, { params: { id } }),
  /** A parcel that came back, by what is scanned of it. */
  receive: (code: string, key: Key) =>
    admin.change(claims.receiveReturnedParcel, { body: { code }, key }),
  inspect: (id: string, body: BodyOf<typeof claims.inspectReturn>, key: Key) =>
    admin.change(claims.inspectReturn, { params: { id }, body, key }),
});
