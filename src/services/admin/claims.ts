import type { BodyOf } from '#kit/operation.ts';
import * as claims from '#modules/claims/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Parcels that were lost, damaged or came back. */
export const claimCalls = (admin: AdminClient) => ({
  /** Open claims. */
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
  /** Creates a return label at the shop's cost. */
  offerReturn: (number: string, body: BodyOf<typeof claims.offerReturn>, key: Key) =>
    admin.change(claims.offerReturn, { params: { number }, body, key }),
  cancelReturn: (id: string, key: Key) =>
    admin.change(claims.cancelReturn, { params: { id }, body: {}, key }),
  returnLabel: (id: string) => admin.file(claims.getReturnLabel, { params: { id } }),
  /** A returned parcel, by its scanned number. */
  receive: (code: string, key: Key) =>
    admin.change(claims.receiveReturnedParcel, { body: { code }, key }),
  inspect: (id: string, body: BodyOf<typeof claims.inspectReturn>, key: Key) =>
    admin.change(claims.inspectReturn, { params: { id }, body, key }),
});
