import type { BodyOf } from '#kit/operation.ts';
import * as staff from '#modules/staff/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Staff sign-in and sign-out, and the audit log. */
export const staffCalls = (admin: AdminClient) => ({
  signIn: (body: BodyOf<typeof staff.signInAdministrator>) =>
    admin.change(staff.signInAdministrator, { body }),
  /** Completes a sign-in that awaits a second factor, with its interim token. */
  proveCode: (bearer: string, code: string) =>
    admin.change(staff.proveSecondFactor, { body: { code }, bearer }),
  beginPasskeySignIn: () => admin.change(staff.beginAdministratorPasskeySignIn, { body: {} }),
  signInWithPasskey: (body: BodyOf<typeof staff.signInAdministratorWithPasskey>) =>
    admin.change(staff.signInAdministratorWithPasskey, { body }),
  beginOpenId: () => admin.change(staff.beginAdministratorOpenId, { body: {} }),
  signInWithOpenId: (body: BodyOf<typeof staff.signInAdministratorWithOpenId>) =>
    admin.change(staff.signInAdministratorWithOpenId, { body }),
  choosePassword: (body: BodyOf<typeof staff.chooseAdministratorPassword>) =>
    admin.change(staff.chooseAdministratorPassword, { body }),
  signOut: () => admin.change(staff.signOutAdministrator, {}),
  me: () => admin.read(staff.getSignedInAdministrator),
  /** The audit log, newest first. */
});

/** Management of staff accounts. */
export const teamCalls = (admin: AdminClient) => ({
  list: () => admin.list(staff.listAdministrators),
  invite: (body: BodyOf<typeof staff.inviteAdministrator>, key: Key) =>
    admin.change(staff.inviteAdministrator, { body, key }),
  change: (id: number, body: BodyOf<typeof staff.changeAdministrator>, key: Key) =>
    admin.change(staff.changeAdministrator, { params: { id }, body, key }),
  end: (id: number, key: Key) =>
    admin.change(staff.endAdministrator, { params: { id }, body: {}, key }),
  sendLink: (id: number, key: Key) =>
    admin.change(staff.sendAdministratorLink, { params: { id }, body: {}, key }),
  forgetSecondFactor: (id: number, key: Key) =>
    admin.change(staff.forgetSecondFactor, { params: { id }, body: {}, key }),
});

/** Composed roles and API keys. */
export const accessCalls = (admin: AdminClient) => ({
  roles: () => admin.list(staff.listComposedRoles),
  compose: (body: BodyOf<typeof staff.composeRole>, key: Key) =>
    admin.change(staff.composeRole, { body, key }),
  changeRole: (id: number, body: BodyOf<typeof staff.changeRole>, key: Key) =>
    admin.change(staff.changeRole, { params: { id }, body, key }),
  retireRole: (id: number, key: Key) =>
    admin.change(staff.retireRole, { params: { id }, body: {}, key }),
  keys: () => admin.list(staff.listApiKeys),
  makeKey: (body: BodyOf<typeof staff.makeApiKey>, key: Key) =>
    admin.change(staff.makeApiKey, { body, key }),
  revokeKey: (id: number, key: Key) =>
    admin.change(staff.revokeApiKey, { params: { id }, body: {}, key }),
});

/** The staff member's own access. */
export const ownCalls = (admin: AdminClient) => ({
  signIns: () => admin.list(staff.listOwnSignIns),
  endSignIn: (id: number, key: Key) =>
    admin.change(staff.endOwnSignIn, { params: { id }, body: {}, key }),
  changePassword: (body: BodyOf<typeof staff.changeOwnPassword>, key: Key) =>
    admin.change(staff.changeOwnPassword, { body, key }),
  passkeys: () => admin.list(staff.listOwnPasskeys),
  beginPasskey: (body: BodyOf<typeof staff.beginOwnPasskey>) =>
    admin.change(staff.beginOwnPasskey, { body }),
  addPasskey: (body: BodyOf<typeof staff.addOwnPasskey>, key: Key) =>
    admin.change(staff.addOwnPasskey, { body, key }),
  renamePasskey: (id: number, name: string, key: Key) =>
    admin.change(staff.renameOwnPasskey, { params: { id }, body: { name }, key }),
  removePasskey: (id: number, body: BodyOf<typeof staff.removeOwnPasskey>, key: Key) =>
    admin.change(staff.removeOwnPasskey, { params: { id }, body, key }),
  beginSecondFactor: (key: Key) => admin.change(staff.beginSecondFactor, { body: {}, key }),
  confirmSecondFactor: (code: string, key: Key) =>
    admin.change(staff.confirmSecondFactor, { body: { code }, key }),
  removeSecondFactor: (code: string, key: Key) =>
    admin.change(staff.removeOwnSecondFactor, { body: { code }, key }),
});

/** Saved list views, personal and shared. */
export const savedViewCalls = (admin: AdminClient) => ({
  list: (list: string) => admin.list(staff.listSavedViews, { query: { list } }),
  save: (body: BodyOf<typeof staff.saveView>, key: Key) =>
    admin.change(staff.saveView, { body, key }),
  change: (id: number, body: BodyOf<typeof staff.changeSavedView>, key: Key) =>
    admin.change(staff.changeSavedView, { params: { id }, body, key }),
  remove: (id: number, key: Key) => admin.change(staff.removeSavedView, { params: { id }, key }),
});

/** Records in the audit log that a list was exported. */
export const recordListExport = (admin: AdminClient, body: BodyOf<typeof staff.recordListExport>) =>
  admin.change(staff.recordListExport, { body });
