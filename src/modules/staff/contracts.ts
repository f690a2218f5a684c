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
  /** Signed in, but this is not their work. */
  'staff.forbidden': 403,
  /** One answer for an unknown e-mail, a wrong password and somebody who has left. */
  'staff.credentials': 401,
  /** A code that is wrong, used before, or too late. */
  'staff.code': 422,
  /** Their role works with a second factor, and theirs is not set up. */
  'staff.second_factor_missing': 403,
  'staff.second_factor_required': 422,
  'staff.second_factor_on': 422,
  'staff.second_factor_off': 422,
  /** What asks for the password of whoever has none asks for a sign-in of just now. */
  'staff.sign_in_again': 422,
  /** Nothing else would open the back office to them. */
  'staff.last_way_in': 422,
  'staff.own_factor': 422,
  /** No provider vouches for the team. */
  'staff.openid_off': 422,
  'staff.openid_refused': 422,
  /** It began in another browser, came back before, or took too long. */
  'staff.openid_state': 422,
  'staff.openid_away': 422,
  'staff.openid_invalid': 422,
  'staff.openid_unverified': 422,
  'staff.openid_elsewhere': 422,
  'staff.openid_nobody': 422,
  /** A form that added a passkey came again: it was added. */
  'staff.passkey_added': 422,
  'staff.unknown': 404,
  'staff.known': 422,
  'staff.ended': 422,
  'staff.last_direction': 422,
  /** Of somebody, or for somebody, who may do more than whoever asks. */
  'staff.above': 422,
  'role.unknown': 404,
  'role.name_known': 422,
  'role.used': 422,
  'roles.full': 422,
  /** A key is good, and lacks the scope. */
  'key.scope': 403,
  /** What people alone do with their own access. */
  'key.person_only': 403,
  'key.ended': 401,
  'key.unknown': 404,
  'key.name_known': 422,
  'key.until': 422,
  'keys.full': 422,
  /** A form that made a key came again: the key was shown once. */
  'key.shown': 422,
  'staff.sign_in_unknown': 404,
  'staff.job_unknown': 404,
  'staff.mail_unknown': 404,
  'staff.view_unknown': 404,
  'staff.view_known': 422,
  'staff.views_full': 422,
} as const satisfies RefusalCatalogue;

const LONGEST_TYPED = 1024;

/** What opens the back office. */
export const staffCredentials = z.object({
  email: z
    .string()
    .max(LONGEST_TYPED)
    .regex(/^\P{Cc}*$/u),
  password: z.string().max(LONGEST_TYPED),
});

/** Somebody of the team, and what they may do. */
export const staffShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Administrator'),
  id: z.int(),
  email: z.string(),
  name: z.string(),
  /** `direction`, or `r12` for a role the team composed; `machine` for a key. */
  role: z.string(),
  /** Of a role the team composed; the others have words of the house. */
  roleName: z.string().nullable(),
  permissions: z.array(z.enum(PERMISSIONS)),
  secondFactor: z.enum(SECOND_FACTORS),
  hasPassword: z.boolean(),
  /** What ends a sign-in of theirs that began with a password. */
  proofs: z.array(z.enum(PROOF_KINDS)),
});
export type StaffShape = z.infer<typeof staffShape>;

export const staffTokenShape = z.object({
  token: z.string(),
  /** Seconds since 1970. */
  expiresAt: z.int(),
  /**
   * True: the token opens nothing before `proveSecondFactor` took a code. A passkey needs no token:
   * it signs in by itself.
   */
  awaitsCode: z.boolean(),
  administrator: staffShape,
});
export type StaffTokenShape = z.infer<typeof staffTokenShape>;

/** What a line of the audit log may lead to. */
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

/** A line of the audit log. */
export const staffActionShape = z.object({
  '@id': z.string(),
  '@type': z.literal('StaffAction'),
  id: z.int(),
  at: z.string(),
  /** Null for the command line. */
  by: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  /** What it is about, where that is still there and has a page. */
  page: z.object({ kind: z.enum(SUBJECT_KINDS), id: z.string() }).nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type StaffActionShape = z.infer<typeof staffActionShape>;

const name = z.string().trim().min(1).max(80);
const code = z.string().trim().min(1).max(40);

/** One of the house, or `r12` for one the team composed. */
const roleCode = z.string().regex(ROLE_CODE);

/** Of an application, or one of the ten kept for a lost telephone. */
export const secondFactorCode = z.object({ code });
export const staffInvitation = z.object({
  email: z.email().max(200),
  name,
  role: roleCode,
});
export type StaffInvitation = z.output<typeof staffInvitation>;

/** Absent keys stay as they are. */
export const staffChange = z.object({ name: name.optional(), role: roleCode.optional() });
export type StaffChange = z.output<typeof staffChange>;

const newPassword = z.string().min(STAFF_PASSWORD_LENGTH.min).max(STAFF_PASSWORD_LENGTH.max);

/** What the link of a mail lets somebody choose. */
export const staffPasswordChoice = z.object({
  token: z.string().min(1).max(200),
  password: newPassword,
});
export const staffPasswordChange = z.object({
  currentPassword: z.string().min(1).max(LONGEST_TYPED),
  password: newPassword,
});

/** Somebody of the team, as whoever manages it sees them. */
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
  /** They came in with an account of the company. */
  hasIdentity: z.boolean(),
  /** Keys they made that work: these end with their access. */
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
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type StaffSignInShape = z.infer<typeof staffSignInShape>;

/** What an application takes: as a picture (`uri`), or typed (`secret`, base 32). */
export const secondFactorSetupShape = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetupShape = z.infer<typeof secondFactorSetupShape>;

/** Told once, never again. */
export const recoveryCodesShape = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesShape = z.infer<typeof recoveryCodesShape>;

/** What `navigator.credentials.get` gave for the options of `beginAdministratorPasskeySignIn`. */
export const staffPasskeySignIn = z.object({ passkey: passkeyAssertion });

/** Where to send the browser, and the state it has to come back with. */
export const staffDepartureShape = z.object({ address: z.string(), state: z.string() });

/** What the provider added to the address it sent the browser back to. */
export const staffReturn = z.object({ query: z.string().max(8192) });

/** Who asks for a passkey, or takes one away, shows once more that it is them; null for whoever has no password. */
export const staffProof = z.object({ password: z.string().max(LONGEST_TYPED).nullish() });

export const staffPasskeyAddition = z.object({ name: passkeyName, passkey: passkeyRegistration });

export const staffPasskeyChange = z.object({ name: passkeyName });

/** What a browser hands to `navigator.credentials`; clients pass it on as it is. */
export const staffPasskeyOptionsShape = z.object({
  /** Good for five minutes, and for one answer. */
  options: z.record(z.string(), z.unknown()),
});

/** What a device of somebody of the team signs with. */
export const staffPasskeyShape = z.object({
  '@id': z.string(),
  '@type': z.literal('StaffPasskey'),
  id: z.int(),
  name: z.string(),
  /** The host on which it opens the back office. */
  host: z.string(),
  /** Its owner's other devices have it too. */
  synced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type StaffPasskeyShape = z.infer<typeof staffPasskeyShape>;

/** Jobs and mails, as whoever looks after the machines sees them. */
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
  /** Those that wait first, then the latest. */
  mails: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      recipient: z.string(),
      subject: z.string(),
      createdAt: z.string(),
      sentAt: z.string().nullable(),
      /** Every try to send it failed. */
      hasFailed: z.boolean(),
    }),
  ),
});
export type OperationsShape = z.infer<typeof operationsShape>;

/** A list of the back office, by its name. */
const listName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z-]+$/);
const viewName = z.string().trim().min(1).max(60);

/** A list as somebody keeps it: what its address says after the question mark. */
export const savedViewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SavedView'),
  id: z.int(),
  list: z.string(),
  name: z.string(),
  query: z.string(),
  /** The whole team sees it. */
  isShared: z.boolean(),
  /** Who made it. */
  by: z.string(),
  mayChange: z.boolean(),
});
export type SavedViewShape = z.infer<typeof savedViewShape>;

export const savedViewsOf = z.object({ list: listName });

/** What was typed to find somebody is left out of `query`. */
export const savedViewDraft = z.object({
  list: listName,
  name: viewName,
  query: z.string().max(1000),
  isShared: z.boolean(),
});
export type SavedViewDraft = z.output<typeof savedViewDraft>;

/** A list that was taken out as a file: which, narrowed how, and rows it held. */
export const listExport = z.object({
  list: listName,
  /** Of its address; what was typed to find somebody is left out. */
  query: z.string().max(1000),
  rows: z.int().min(0).max(1_000_000),
});

/** Absent keys stay as they are. */
export const savedViewChange = z.object({
  name: viewName.optional(),
  isShared: z.boolean().optional(),
});
export type SavedViewChange = z.output<typeof savedViewChange>;

const permission = z.enum(PERMISSIONS);
const permissions = z.array(permission).min(1).max(PERMISSIONS.length);

/** A role the team composed. */
export const composedRoleShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ComposedRole'),
  id: z.int(),
  /** As somebody is given it: `r12`. */
  code: z.string(),
  name: z.string(),
  permissions: z.array(permission),
  /** Cents somebody of this role may give away in a day. */
  goodwill: z.int(),
  /** How many have it. */
  members: z.int(),
});
export type ComposedRoleShape = z.infer<typeof composedRoleShape>;

/** What changes something is given with reading it. */
export const composedRoleDraft = z.object({
  name: z.string().trim().min(1).max(60),
  permissions,
  /** Cents. */
  goodwill: z.int().min(0).max(1_000_000).default(0),
});
export type ComposedRoleDraft = z.output<typeof composedRoleDraft>;

/** A key of the admin API, as the team sees it. */
export const apiKeyShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ApiKey'),
  id: z.int(),
  name: z.string(),
  /** Its last four signs. */
  hint: z.string(),
  permissions: z.array(permission),
  /** Of these, what its maker may no longer do, and so it may not either. */
  withheld: z.array(permission),
  state: z.enum(['active', 'ended', 'revoked']),
  /** Its last day, in Paris. */
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
  /** Its last day, in Paris: a year from today at most. */
  until: z.iso.date(),
});
export type ApiKeyDraft = z.output<typeof apiKeyDraft>;

/** Shown once. */
export const newApiKeyShape = z.object({ id: z.int(), key: z.string() });
export type NewApiKeyShape = z.infer<typeof newApiKeyShape>;
