import type { Generated, GeneratedAlways } from 'kysely';

export interface ShopUsersTable {
  customer_id: number;
  /** Null for customers who signed up through an identity provider and set no password. */
  password_hash: string | null;
  password_set_at: Date | null;
  /** When the team blocked the account. */
  blocked_at: Generated<Date | null>;
  blocked_reason: Generated<string | null>;
}

export interface SocialIdentitiesTable {
  id: GeneratedAlways<number>;
  provider: string;
  subject: string;
  customer_id: number;
  linked_at: Date;
}

export interface FederatedTokensTable {
  hash: string;
  provider: string;
  subject: string;
  email: string | null;
  email_verified: boolean;
  first_name: string | null;
  last_name: string | null;
  challenge: string | null;
  /** Whether the provider authenticated its user for this visit. */
  fresh: Generated<boolean>;
  expires_at: Date;
}

export interface SignInsTable {
  id: Generated<number>;
  customer_id: number;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  used_step: Generated<number>;
  used_hash: string | null;
  browser: string | null;
  system: string | null;
  last_used_at: Date;
  opened_by: OpenedBy | null;
}

/** How a sign-in was opened. */
export type OpenedBy = 'password' | 'provider' | 'link' | 'passkey';

export interface RefreshTokensTable {
  hash: string;
  sign_in_id: number;
  step: number;
}

export interface MailTokensTable {
  hash: string;
  customer_id: number;
  purpose: 'reset' | 'verification' | 'sign_in';
  email: string;
  expires_at: Date;
}

export interface EmailReturnsTable {
  hash: string;
  customer_id: number;
  email: string;
  issued_at: Date;
  expires_at: Date;
}

export interface SignInLinkRequestsTable {
  id: GeneratedAlways<number>;
  mailbox: string;
  visitor: string;
  asked_at: Date;
}

export interface PasskeysTable {
  id: GeneratedAlways<number>;
  customer_id: number;
  rp_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  user_handle: string;
  name: string;
  synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

export interface IdentityTables {
  shop_users: ShopUsersTable;
  sign_ins: SignInsTable;
  refresh_tokens: RefreshTokensTable;
  mail_tokens: MailTokensTable;
  email_returns: EmailReturnsTable;
  social_identities: SocialIdentitiesTable;
  federated_tokens: FederatedTokensTable;
  sign_in_link_requests: SignInLinkRequestsTable;
  passkeys: PasskeysTable;
}
