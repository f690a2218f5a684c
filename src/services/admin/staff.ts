import type {
  MemberShape,
  RecoveryCodesShape,
  SecondFactorSetupShape,
  StaffActionShape,
  StaffChange,
  StaffInvitation,
  StaffShape,
  StaffSignInShape,
  StaffTokenShape,
} from '#modules/staff/contracts.ts';
import type { AdminClient } from './client.ts';
import type { Listed } from './listed.ts';
import { listed } from './listed.ts';

type Key = string | undefined;
const TEAM = '/admin/administrators';
const OWN = `${TEAM}/me`;

/** Who works here: signing in and out, and the audit log. */
export const staffCalls = (admin: AdminClient) => ({
  signIn: (credentials: { email: string; password: string }) =>
    admin.change<StaffTokenShape>({ method: 'POST', path: `${TEAM}/token`, body: credentials }),
  /** Goes on with the token of a sign-in that awaits a code. */
  proveCode: (bearer: string, code: string) =>
    admin.change<StaffTokenShape>({
      method: 'POST',
      path: `${TEAM}/token/code`,
      body: { code },
      bearer,
    }),
  choosePassword: (choice: { token: string; password: string }) =>
    admin.change<null>({ method: 'POST', path: `${TEAM}/password`, body: choice }),
  signOut: () => admin.change<null>({ method: 'DELETE', path: `${TEAM}/token` }),
  me: () => admin.read<StaffShape>(OWN),
  /** The audit log, newest first. */
  actions: (query: {
    page: string;
    action?: string;
    subject?: string;
    by?: string;
  }): Promise<Listed<StaffActionShape>> => listed(admin, '/admin/staff-actions', query),
});

/** The team, for whoever decides about it. */
export const teamCalls = (admin: AdminClient) => {
  const change = (method: 'POST' | 'PATCH', path: string, body: object, key: Key) =>
    admin.change<null>({ method, path: TEAM + path, body, key });
  return {
    list: () => listed<MemberShape>(admin, TEAM),
    invite: (invitation: StaffInvitation, key: Key) => change('POST', '', invitation, key),
    change: (id: number, given: StaffChange, key: Key) => change('PATCH', `/${id}`, given, key),
    end: (id: number, key: Key) => change('POST', `/${id}/end`, {}, key),
    sendLink: (id: number, key: Key) => change('POST', `/${id}/link`, {}, key),
    forgetSecondFactor: (id: number, key: Key) =>
      change('POST', `/${id}/forget-second-factor`, {}, key),
  };
};

/** One's own access. */
export const ownCalls = (admin: AdminClient) => {
  const post = <T = null>(path: string, body: object, key: Key) =>
    admin.change<T>({ method: 'POST', path: OWN + path, body, key });
  return {
    signIns: () => listed<StaffSignInShape>(admin, `${OWN}/sign-ins`),
    endSignIn: (id: number, key: Key) => post(`/sign-ins/${id}/end`, {}, key),
    changePassword: (given: { currentPassword: string; password: string }, key: Key) =>
      post('/password', given, key),
    beginSecondFactor: (key: Key) => post<SecondFactorSetupShape>('/second-factor', {}, key),
    confirmSecondFactor: (code: string, key: Key) =>
      post<RecoveryCodesShape>('/second-factor/confirm', { code }, key),
    removeSecondFactor: (code: string, key: Key) => post('/second-factor/remove', { code }, key),
  };
};
