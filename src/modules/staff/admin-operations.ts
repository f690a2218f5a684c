import { z } from 'zod';
import { item, list, noBody, operation } from '#kit/operation.ts';
import {
  apiKeyDraft,
  apiKeyShape,
  composedRoleDraft,
  composedRoleShape,
  listExport,
  memberShape,
  newApiKeyShape,
  operationsShape,
  recoveryCodesShape,
  savedViewChange,
  savedViewDraft,
  savedViewShape,
  savedViewsOf,
  secondFactorCode,
  secondFactorSetupShape,
  staffActionShape,
  staffChange,
  staffCredentials,
  staffDepartureShape,
  staffInvitation,
  staffPasskeyAddition,
  staffPasskeyChange,
  staffPasskeyOptionsShape,
  staffPasskeyShape,
  staffPasskeySignIn,
  staffPasswordChange,
  staffPasswordChoice,
  staffProof,
  staffReturn,
  staffShape,
  staffSignInShape,
  staffTokenShape,
} from './contracts.ts';
import { adminList, adminOperation } from './rules/index.ts';
import { actionList } from './rules/team-list.ts';

export const signInAdministrator = operation({
  id: 'signInAdministrator',
  method: 'post',
  path: '/admin/administrators/token',
  tag: 'Administrators',
  summary: 'Signs somebody of the team in, for twelve hours',
  body: staffCredentials,
  answer: item(staffTokenShape, 'Signed in'),
  refusals: [400, 401, 415, 422, 429],
});

export const proveSecondFactor = operation({
  id: 'proveSecondFactor',
  method: 'post',
  path: '/admin/administrators/token/code',
  tag: 'Administrators',
  summary: 'Ends a sign-in that awaits a code: the token of the first step becomes another',
  body: secondFactorCode,
  answer: item(staffTokenShape, 'Signed in'),
  refusals: [400, 401, 415, 422, 429],
});

export const beginAdministratorPasskeySignIn = operation({
  id: 'beginAdministratorPasskeySignIn',
  method: 'post',
  path: '/admin/administrators/token/passkey-options',
  tag: 'Administrators',
  summary: 'What a browser needs to sign in with a passkey; names nobody and keeps nothing',
  body: z.object({}),
  answer: item(staffPasskeyOptionsShape, 'The options'),
  refusals: [400, 415, 422, 429],
});

export const signInAdministratorWithPasskey = operation({
  id: 'signInAdministratorWithPasskey',
  method: 'post',
  path: '/admin/administrators/token/passkey',
  tag: 'Administrators',
  summary: 'Signs somebody in with what their device signed: both factors at once',
  body: staffPasskeySignIn,
  answer: item(staffTokenShape, 'Signed in'),
  refusals: [400, 415, 422, 429],
});

export const beginAdministratorOpenId = operation({
  id: 'beginAdministratorOpenId',
  method: 'post',
  path: '/admin/administrators/token/openid-departures',
  tag: 'Administrators',
  summary: 'Where the browser of somebody of the team goes to be vouched for; keeps nothing',
  body: z.object({}),
  answer: item(staffDepartureShape, 'The address'),
  refusals: [400, 415, 422, 429],
});

export const signInAdministratorWithOpenId = operation({
  id: 'signInAdministratorWithOpenId',
  method: 'post',
  path: '/admin/administrators/token/openid',
  tag: 'Administrators',
  summary: 'Signs in whoever a provider vouched for, if they work here; once for a departure',
  body: staffReturn,
  answer: item(staffTokenShape, 'Signed in'),
  refusals: [400, 415, 422, 429],
});

export const chooseAdministratorPassword = operation({
  id: 'chooseAdministratorPassword',
  method: 'post',
  path: '/admin/administrators/password',
  tag: 'Administrators',
  summary: 'Chooses a password with the link of a mail; every sign-in of theirs ends',
  body: staffPasswordChoice,
  answer: noBody('Chosen'),
  refusals: [400, 415, 422, 429],
});

export const getSignedInAdministrator = operation({
  id: 'getSignedInAdministrator',
  method: 'get',
  path: '/admin/administrators/me',
  tag: 'Administrators',
  summary: 'Who is signed in, and what they may do',
  answer: item(staffShape, 'The administrator'),
  refusals: [401],
});

export const signOutAdministrator = operation({
  id: 'signOutAdministrator',
  method: 'delete',
  path: '/admin/administrators/token',
  tag: 'Administrators',
  summary: 'Ends this sign-in',
  answer: noBody('Ended'),
  refusals: [401],
});

export const listStaffActions = adminList({
  permission: 'staff.manage',
  id: 'listStaffActions',
  path: '/admin/staff-actions',
  tag: 'Administrators',
  summary: 'The audit log, newest first',
  member: staffActionShape,
  list: actionList,
});

export const listAdministrators = adminList({
  permission: 'staff.manage',
  id: 'listAdministrators',
  path: '/admin/administrators',
  tag: 'Team',
  summary: 'Everybody of the team',
  member: memberShape,
  isWhole: true,
});

export const inviteAdministrator = adminOperation({
  permission: 'staff.manage',
  id: 'inviteAdministrator',
  risk: 'trust',
  method: 'post',
  path: '/admin/administrators',
  tag: 'Team',
  summary: 'Opens the back office to somebody, by a link in their mailbox',
  body: staffInvitation,
  answer: noBody('Invited'),
  refusals: [400, 415, 422],
});

export const changeAdministrator = adminOperation({
  permission: 'staff.manage',
  id: 'changeAdministrator',
  risk: 'trust',
  method: 'patch',
  path: '/admin/administrators/{id}',
  tag: 'Team',
  summary: 'Another name or role',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: staffChange,
  answer: noBody('Changed'),
  refusals: [400, 404, 415, 422],
});

export const endAdministrator = adminOperation({
  permission: 'staff.manage',
  id: 'endAdministrator',
  risk: 'trust',
  method: 'post',
  path: '/admin/administrators/{id}/end',
  tag: 'Team',
  summary: 'Somebody left: what they may do ends at once',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({}),
  answer: noBody('Ended'),
  refusals: [400, 404, 415, 422],
});

export const sendAdministratorLink = adminOperation({
  permission: 'staff.manage',
  id: 'sendAdministratorLink',
  risk: 'trust',
  method: 'post',
  path: '/admin/administrators/{id}/link',
  tag: 'Team',
  summary: 'Sends a link to choose a password',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({}),
  answer: noBody('Sent'),
  refusals: [400, 404, 415, 422],
});

export const forgetSecondFactor = adminOperation({
  permission: 'staff.manage',
  id: 'forgetSecondFactor',
  risk: 'trust',
  method: 'post',
  path: '/admin/administrators/{id}/forget-second-factor',
  tag: 'Team',
  summary: 'Somebody lost their telephone and their codes',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({}),
  answer: noBody('Forgotten'),
  refusals: [400, 404, 415, 422],
});

export const listComposedRoles = adminList({
  permission: 'staff.manage',
  id: 'listComposedRoles',
  path: '/admin/roles',
  tag: 'Team',
  summary: 'Roles the team composed beside the five of the house',
  member: composedRoleShape,
  isWhole: true,
});

export const composeRole = adminOperation({
  permission: 'staff.manage',
  id: 'composeRole',
  risk: 'trust',
  method: 'post',
  path: '/admin/roles',
  tag: 'Team',
  summary: 'Composes a role of permissions; nobody gives what they have not themselves',
  body: composedRoleDraft,
  answer: noBody('Composed'),
  refusals: [400, 415, 422],
});

export const changeRole = adminOperation({
  permission: 'staff.manage',
  id: 'changeRole',
  risk: 'trust',
  method: 'put',
  path: '/admin/roles/{id}',
  tag: 'Team',
  summary: 'Composes a role anew, for all who have it at once',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: composedRoleDraft,
  answer: noBody('Changed'),
  refusals: [400, 404, 415, 422],
});

export const retireRole = adminOperation({
  permission: 'staff.manage',
  id: 'retireRole',
  risk: 'trust',
  method: 'post',
  path: '/admin/roles/{id}/retire',
  tag: 'Team',
  summary: 'Nobody is given the role any more; refused while somebody has it',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({}),
  answer: noBody('Retired'),
  refusals: [400, 404, 415, 422],
});

export const listApiKeys = adminList({
  permission: 'staff.manage',
  id: 'listApiKeys',
  path: '/admin/api-keys',
  tag: 'Team',
  summary: 'Keys of the admin API, those that work first; never the keys themselves',
  member: apiKeyShape,
  isWhole: true,
});

export const makeApiKey = adminOperation({
  permission: 'staff.manage',
  id: 'makeApiKey',
  risk: 'trust',
  method: 'post',
  path: '/admin/api-keys',
  tag: 'Team',
  summary: 'Makes a key with scopes and a last day; answers it once',
  body: apiKeyDraft,
  answer: item(newApiKeyShape, 'The key'),
  refusals: [400, 415, 422],
});

export const revokeApiKey = adminOperation({
  permission: 'staff.manage',
  id: 'revokeApiKey',
  risk: 'trust',
  method: 'post',
  path: '/admin/api-keys/{id}/revoke',
  tag: 'Team',
  summary: 'Ends a key at once',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({}),
  answer: noBody('Revoked'),
  refusals: [400, 404, 415, 422],
});

export const changeOwnPassword = operation({
  id: 'changeOwnPassword',
  method: 'post',
  path: '/admin/administrators/me/password',
  tag: 'Own access',
  summary: 'Another password; every other sign-in of theirs ends',
  body: staffPasswordChange,
  answer: noBody('Changed'),
  refusals: [400, 401, 415, 422, 429],
});

export const listOwnSignIns = operation({
  id: 'listOwnSignIns',
  method: 'get',
  path: '/admin/administrators/me/sign-ins',
  tag: 'Own access',
  summary: 'Where they are signed in',
  answer: list(staffSignInShape, 'The sign-ins'),
  refusals: [401],
});

export const endOwnSignIn = operation({
  id: 'endOwnSignIn',
  method: 'post',
  path: '/admin/administrators/me/sign-ins/{id}/end',
  tag: 'Own access',
  summary: 'Ends another sign-in of theirs',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({}),
  answer: noBody('Ended'),
  refusals: [400, 401, 404, 415, 422],
});

export const beginSecondFactor = operation({
  id: 'beginSecondFactor',
  method: 'post',
  path: '/admin/administrators/me/second-factor',
  tag: 'Own access',
  summary: 'What their application takes; it counts once a code of it came',
  body: z.object({}),
  answer: item(secondFactorSetupShape, 'The secret'),
  refusals: [400, 401, 415, 422, 429],
});

export const confirmSecondFactor = operation({
  id: 'confirmSecondFactor',
  method: 'post',
  path: '/admin/administrators/me/second-factor/confirm',
  tag: 'Own access',
  summary: 'The first code; answers the codes for a lost telephone, once',
  body: secondFactorCode,
  answer: item(recoveryCodesShape, 'Ten codes'),
  refusals: [400, 401, 415, 422, 429],
});

export const removeOwnSecondFactor = operation({
  id: 'removeOwnSecondFactor',
  risk: 'trust',
  method: 'post',
  path: '/admin/administrators/me/second-factor/remove',
  tag: 'Own access',
  summary: 'Signs in with the password alone from now on; needs a last code',
  body: secondFactorCode,
  answer: noBody('Removed'),
  refusals: [400, 401, 415, 422, 429],
});

export const listOwnPasskeys = operation({
  id: 'listOwnPasskeys',
  method: 'get',
  path: '/admin/administrators/me/passkeys',
  tag: 'Own access',
  summary: 'Their passkeys, the oldest first',
  answer: list(staffPasskeyShape, 'The passkeys'),
  refusals: [401],
});

export const beginOwnPasskey = operation({
  id: 'beginOwnPasskey',
  method: 'post',
  path: '/admin/administrators/me/passkey-options',
  tag: 'Own access',
  summary: 'What a browser needs to make a passkey, once its owner has shown again that it is them',
  body: staffProof,
  answer: item(staffPasskeyOptionsShape, 'The options'),
  refusals: [400, 401, 415, 422, 429],
});

export const addOwnPasskey = operation({
  id: 'addOwnPasskey',
  method: 'post',
  path: '/admin/administrators/me/passkeys',
  tag: 'Own access',
  summary: 'From now on the passkey signs them in, and the password alone no longer does',
  body: staffPasskeyAddition,
  answer: item(staffPasskeyShape, 'Added', 201),
  refusals: [400, 401, 415, 422, 429],
});

export const renameOwnPasskey = operation({
  id: 'renameOwnPasskey',
  method: 'patch',
  path: '/admin/administrators/me/passkeys/{id}',
  tag: 'Own access',
  summary: 'Gives a passkey another name',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: staffPasskeyChange,
  answer: noBody('Renamed'),
  refusals: [400, 401, 404, 415, 422],
});

export const removeOwnPasskey = operation({
  id: 'removeOwnPasskey',
  risk: 'trust',
  method: 'post',
  path: '/admin/administrators/me/passkeys/{id}/remove',
  tag: 'Own access',
  summary: 'The passkey no longer signs them in; refused for the last way in',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: staffProof,
  answer: noBody('Removed'),
  refusals: [400, 401, 404, 415, 422, 429],
});

export const listSavedViews = operation({
  id: 'listSavedViews',
  method: 'get',
  path: '/admin/saved-views',
  tag: 'Own access',
  summary: 'Their own views of a list of the back office, and those of the team',
  query: savedViewsOf,
  answer: list(savedViewShape, 'The views, by name'),
  refusals: [400, 401, 422],
});

export const saveView = operation({
  id: 'saveView',
  method: 'post',
  path: '/admin/saved-views',
  tag: 'Own access',
  summary: 'Keeps a list as it is narrowed and shown, for oneself or for the team',
  body: savedViewDraft,
  answer: noBody('Kept'),
  refusals: [400, 401, 415, 422],
});

export const changeSavedView = operation({
  id: 'changeSavedView',
  method: 'patch',
  path: '/admin/saved-views/{id}',
  tag: 'Own access',
  summary: 'Names a view anew, or shows it to the team or to oneself alone',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: savedViewChange,
  answer: noBody('Changed'),
  refusals: [400, 401, 403, 404, 415, 422],
});

export const removeSavedView = operation({
  id: 'removeSavedView',
  risk: 'trust',
  method: 'delete',
  path: '/admin/saved-views/{id}',
  tag: 'Own access',
  summary: 'Forgets a view; the list stays',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  answer: noBody('Removed'),
  refusals: [401, 403, 404, 422],
});

export const recordListExport = operation({
  id: 'recordListExport',
  method: 'post',
  path: '/admin/list-exports',
  tag: 'Own access',
  summary: 'Writes into the audit log that a list was taken out as a file',
  body: listExport,
  answer: noBody('Written'),
  refusals: [400, 401, 415, 422],
});

export const getOperationsStatus = adminOperation({
  permission: 'operations.read',
  id: 'getOperationsStatus',
  method: 'get',
  path: '/admin/machinery',
  tag: 'Operations',
  summary: 'Jobs that wait or failed, and the latest mails',
  answer: item(operationsShape, 'Jobs and mails'),
  refusals: [],
});

export const runJobAgain = adminOperation({
  permission: 'operations.manage',
  id: 'runJobAgain',
  risk: 'money',
  method: 'post',
  path: '/admin/failed-jobs/{job}/run',
  tag: 'Operations',
  summary: 'Puts a failed job back at the start',
  params: z.object({ job: z.uuid() }),
  body: z.object({}),
  answer: noBody('It waits again'),
  refusals: [400, 404, 415, 422],
});

export const sendMailAgain = adminOperation({
  permission: 'operations.manage',
  id: 'sendMailAgain',
  risk: 'trust',
  method: 'post',
  path: '/admin/mails/{mail}/send',
  tag: 'Operations',
  summary: 'Sends a mail again, as it was written',
  params: z.object({ mail: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({}),
  answer: noBody('It is sent again'),
  refusals: [400, 404, 415, 422],
});
