import { teamList } from '#kit/team-list.ts';

/** States of a credit or voucher in the list; those awaiting a second colleague come first. */
export const GIFT_STATES = ['waiting', 'usable', 'used', 'ended', 'refused'] as const;
export const GIFT_KINDS = ['credit', 'refund', 'voucher'] as const;

/** The team's list of credit and vouchers, the latest first. */
export const giftList = teamList({
  id: 'gifts',
  columns: ['holder', 'kind', 'amount', 'left', 'state', 'expiresOn', 'givenAt', 'by', 'reason'],
  filters: {
    search: {
      kind: 'search',
      key: 'recherche',
      maxLength: 120,
      description: 'Part of a name, of an e-mail or of a reason, or the last letters of a code',
    },
    state: { kind: 'choice', key: 'etat', oneOf: GIFT_STATES },
    kind: { kind: 'choice', key: 'nature', oneOf: GIFT_KINDS },
    endsBy: {
      kind: 'day',
      key: 'fin',
      description: 'With something left that ends that day or earlier',
    },
  },
});
