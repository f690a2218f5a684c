import { z } from 'zod';
import { passkeyAssertion, passkeyName, passkeyRegistration } from '#kit/passkey-shapes.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import {
  KEY_PERMISSIONS,
  PERMISSIONS,
  PROOF_KINDS,
  ROLE_CODE,
  SECOND_FACTORS,
  STAFF_PASSWORD_LENGTH,
} from './rules/index.ts';

export const refusals = {
  /** Signed in, but without the permission. */
  'staff.forbidden': 403,
  /** The same response for an unknown e-mail, a wrong password and a former colleague. */
  'staff.credentials': 401,
  /** The code is wrong, used before, or expired. */
  'staff.code': 422,
  /** Their role requires a second factor, which is not set up. */
  'staff.second_factor_missing': 403,
  'staff.second_factor_required': 422,
  'staff.second_factor_on': 422,
  'staff.second_factor_off': 422,
  /** Without a password, the action requires a sign-in within the last minutes. */
  'staff.sign_in_again': 422,
  /** It is the only way for them to sign in. */
  'staff.last_way_in': 422,
  'staff.own_factor': 422,
  /** No identity provider is configured for the team. */
  'staff.openid_off': 422,
  'staff.openid_refused': 422,
  /** The sign-in began in another browser, was completed before, or took too long. */
  'staff.openid_state': 422,
  'staff.openid_away': 422,
  'staff.openid_invalid': 422,
  'staff.openid_unverified': 422,
  'staff.openid_elsewhere': 422,
  'staff.openid_nobody': 422,
  /** The form was submitted twice: the passkey was added the first time. */
  'staff.passkey_added': 422,
  'staff.unknown': 404,
  'staff.known': 422,
  'staff.ended': 422,
  'staff.last_direction': 422,
  /** The target or the role has more permissions than the caller. */
  'staff.above': 422,
  'role.unknown': 404,
  'role.name_known': 422,
  'role.used': 422,
  'roles.full': 422,
  /** The key is valid, but lacks the scope. */
  'key.scope': 403,
  /** Only people may do this, not API keys. */
  'key.person_only': 403,
  'key.ended': 401,
  'key.unknown': 404,
  'key.name_known': 422,
  'key.until': 422,
  'keys.full': 422,
  /** The form was submitted twice: the key was shown the first time, and only then. */
  'key.shown': 422,
  'staff.sign_in_unknown': 404,
  'staff.job_unknown': 404,
  'staff.mail_unknown': 404,
  'staff.view_unknown': 404,
  'staff.view_known': 422,
  'staff.views_full': 422,
} as const satisfies RefusalCatalogue;

const LONGEST_TYPED = 1024;

/** E-mail and password of a staff member. */
export const staffCredentials = z.object({
  email: z
    .string()
    .max(LONGEST_TYPED)
    .regex(/^\P{Cc}*$/u),
  password: z.string().max(LONGEST_TYPED),
});

/** A staff member with their permissions. */
export const staffShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Administrator'),
  id: z.int(),
  email: z.string(),
  name: z.string(),
  /** `direction`, or `r12` for a composed role; `machine` for an API key. */
  role: z.string(),
  /** Name of a composed role; built-in roles have translations. */
  roleName: z.string().nullable(),
  permissions: z.array(z.enum(PERMISSIONS)),
  secondFactor: z.enum(SECOND_FACTORS),
  hasPassword: z.boolean(),
  /** Kinds of second factor that complete a sign-in by password. */
  proofs: z.array(z.enum(PROOF_KINDS)),
});
export type StaffShape = z.infer<typeof staffShape>;

export const staffTokenShape = z.object({
  token: z.string(),
  /** Seconds since 1970. */
  expiresAt: z.int(),
  /** True when the token only gives access to `proveSecondFactor`. A passkey signs in by itself, without this step. */
  awaitsCode: z.boolean(),
  administrator: staffShape,
});
export type StaffTokenShape = z.infer<typeof staffTokenShape>;

/** Kinds of pages an audit entry may link to. */
const SUBJECT_KINDS = [
  'order',
  'customer',
  'subscription',
  'product',
  'promotion',
  'campaign',
  'message',
  'review',
  'member',
  'category',
] as const;

/** An entry of the audit log. */
export const staffActionShape = z.object({
  '@id': z.string(),
  '@type': z.literal('StaffAction'),
  id: z.int(),
  at: z.string(),
  /** Null for the command line. */
  by: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  /** The page of its subject, if it still exists. */
  page: z.object({ kind: z.enum(SUBJECT_KINDS), id: z.string() }).nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type StaffActionShape = z.infer<typeof staffActionShape>;

const name = z.string().trim().min(1).max(80);
const code = z.string().trim().min(1).max(40);

/** A built-in role, or `r12` for a composed one. */
const roleCode = z.string().regex(ROLE_CODE);

/** A code of an authenticator app, or one of the ten recovery codes. */
export const secondFactorCode = z.object({ code });
export const staffInvitation = z.object({
  email: z.email().max(200),
  name,
  role: roleCode,
});
export type StaffInvitation = z.output<typeof staffInvitation>;

/** Absent fields keep their value. */
export const staffChange = z.object({ name: name.optional(), role: roleCode.optional() });
export type StaffChange = z.output<typeof staffChange>;

const newPassword = z.string().min(STAFF_PASSWORD_LENGTH.min).max(STAFF_PASSWORD_LENGTH.max);

/** Body of the page behind the link to choose a password. */
export const staffPasswordChoice = z.object({
  token: z.string().min(1).max(200),
  password: newPassword,
});
export const staffPasswordChange = z.object({
  currentPassword: z.string().min(1).max(LONGEST_TYPED),
  password: newPassword,
});

/** A staff member as seen by whoever manages the team. */
export const memberShape = z.object({
  '@id': z.string(),
  '@type': z.literal('TeamMember'),
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  roleName: z.string().nullable(),
  state: z.enum(['active', 'invited', 'ended']),
  hasSecondFactor: z.boolean(),
  /** They have signed in with a company account. */
  hasIdentity: z.boolean(),
  /** Number of active API keys they made, which are revoked with their access. */
  keys: z.int(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type MemberShape = z.infer<typeof memberShape>;

export const staffSignInShape = z.object({
  '@id': z.string(),
  '@type': z.literal('StaffSignIn'),
  id: z.int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: z.string(),
  expiresAt: z.string(),
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export type StaffSignInShape = z.infer<typeof staffSignInShape>;

/** Secret for an authenticator app: as a QR code (`uri`), or to type (`secret`, base 32). */
export const secondFactorSetupShape = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetupShape = z.infer<typeof secondFactorSetupShape>;

/** Shown once, never again. */
export const recoveryCodesShape = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesShape = z.infer<typeof recoveryCodesShape>;

/** Result of `navigator.credentials.get` for the options of `beginAdministratorPasskeySignIn`. */
export const staffPasskeySignIn = z.object({ passkey: passkeyAssertion });

/** URL to send the browser to, and the state it must return with. */
export const staffDepartureShape = z.object({ address: z.string(), state: z.string() });

/** The query string the provider added to the return URL. */
export const staffReturn = z.object({ query: z.string().max(8192) });

/** Password to confirm adding or removing a passkey; null for a staff member without one. */
export const staffProof = z.object({ password: z.string().max(LONGEST_TYPED).nullish() });

export const staffPasskeyAddition = z.object({ name: passkeyName, passkey: passkeyRegistration });

export const staffPasskeyChange = z.object({ name: passkeyName });

/** Options for `navigator.credentials`, passed on unchanged by clients. */
export const staffPasskeyOptionsShape = z.object({
  /** Valid for five minutes and a single response. */
  options: z.record(z.string(), z.unknown()),
});

/** A passkey of a staff member. */
export const staffPasskeyShape = z.object({
  '@id': z.string(),
  '@type': z.literal('StaffPasskey'),
  id: z.int(),
  name: z.string(),
  /** The host it was created for. */
  host: z.string(),
  /** Whether it is synchronised to the owner's other devices. */
  synced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type StaffPasskeyShape = z.infer<typeof staffPasskeyShape>;

/** State of jobs and mails, for operators. */
export const operationsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Machinery'),
  queues: z.array(
    z.object({ name: z.string(), waiting: z.int(), active: z.int(), failed: z.int() }),
  ),
  failedJobs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      error: z.string(),
      failedAt: z.string().nullable(),
    }),
  ),
  /** Waiting ones first, then the latest. */
  mails: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      recipient: z.string(),
      subject: z.string(),
      createdAt: z.string(),
      sentAt: z.string().nullable(),
      /** All attempts to send it failed. */
      hasFailed: z.boolean(),
    }),
  ),
});
export type OperationsShape = z.infer<typeof operationsShape>;

/** Name of a list in the back office. */
const listName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z-]+$/);
const viewName = z.string().trim().min(1).max(60);

/** A saved view of a list: the query string of its URL. */
export const savedViewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SavedView'),
  id: z.int(),
  list: z.string(),
  name: z.string(),
  query: z.string(),
  /** Visible to the whole team. */
  isShared: z.boolean(),
  /** Name of its author. */
  by: z.string(),
  mayChange: z.boolean(),
});
export type SavedViewShape = z.infer<typeof savedViewShape>;

export const savedViewsOf = z.object({ list: listName });

/** Search words are removed from `query`. */
export const savedViewDraft = z.object({
  list: listName,
  name: viewName,
  query: z.string().max(1000),
  isShared: z.boolean(),
});
export type SavedViewDraft = z.output<typeof savedViewDraft>;

/** An exported list: its name, filters and number of rows. */
export const listExport = z.object({
  list: listName,
  /** Query string of its URL, without search words. */
  query: z.string().max(1000),
  rows: z.int().min(0).max(1_000_000),
});

/** Absent fields keep their value. */
export const savedViewChange = z.object({
  name: viewName.optional(),
  isShared: z.boolean().optional(),
});
export type SavedViewChange = z.output<typeof savedViewChange>;

const permission = z.enum(PERMISSIONS);
const permissions = z.array(permission).min(1).max(PERMISSIONS.length);

/** A role composed by the team. */
export const composedRoleShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ComposedRole'),
  id: z.int(),
  /** Its code: `r12`. */
  code: z.string(),
  name: z.string(),
  permissions: z.array(permission),
  /** Maximum goodwill in cents per day. */
  goodwill: z.int(),
  /** Number of staff members with this role. */
  members: z.int(),
});
export type ComposedRoleShape = z.infer<typeof composedRoleShape>;

/** A permission to change something includes the one to read it. */
export const composedRoleDraft = z.object({
  name: z.string().trim().min(1).max(60),
  permissions,
  /** Cents. */
  goodwill: z.int().min(0).max(1_000_000).default(0),
});
export type ComposedRoleDraft = z.output<typeof composedRoleDraft>;

/** An API key in the list of the team. */
export const apiKeyShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ApiKey'),
  id: z.int(),
  name: z.string(),
  /** Its last four characters. */
  hint: z.string(),
  permissions: z.array(permission),
  /** Scopes its author no longer has, which the key therefore lacks too. */
  withheld: z.array(permission),
  state: z.enum(['active', 'ended', 'revoked']),
  /** Last day of validity, Paris time. */
  until: z.iso.date(),
  madeBy: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type ApiKeyShape = z.infer<typeof apiKeyShape>;

export const apiKeyDraft = z.object({
  name: z.string().trim().min(1).max(60),
  permissions: z.array(z.enum(KEY_PERMISSIONS)).min(1).max(PERMISSIONS.length),
  /** Last day of validity, Paris time: a year from today at most. */
  until: z.iso.date(),
});
export type ApiKeyDraft = z.output<typeof apiKeyDraft>;

/** Shown once. */
export const newApiKeyShape = z.object({ id: z.int(), key: z.string() });
export type NewApiKeyShape = z.infer<typeof newApiKeyShape>;
