import { withQuery } from '#kit/with-query.ts';
import * as pages from './list.ts';
import { to } from './to.ts';

type Done = 'invitation' | 'annulee' | 'fin' | 'bienvenue' | 'rappels' | 'sans-rappels';

/** Pages of a household: apart from the links every page of the shop carries. */
export const householdPaths = {
  /** The people who share a subscription; `done` names what was just done. */
  household: (done?: Done) => withQuery(to(pages.household), { fait: done }),
  /** An invitation, by the token of its mail. */
  invitation: (token: string) => to(pages.householdInvitation, { token }),
};
