import { newToken } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { NewsletterSource } from '../contracts.ts';
import type { Outcome } from '../rules/index.ts';

/** Consent or unsubscription of an address in another shop, with its proof (PRV-06). */
export interface BroughtConsent {
  /** In lower case. */
  email: string;
  channelCode: string;
  state: 'confirmed' | 'left';
  source: NewsletterSource;
  requestedAt: Date;
  consentVersion: string;
  requestedFrom: string | null;
  confirmedAt: Date | null;
  leftAt: Date | null;
  welcomeCoupon: string | null;
  suppressedAt: Date | null;
  suppressedFor: Outcome | null;
}

/** Imports consents as given elsewhere; sends no mail. */
export async function bringConsents(
  { tx }: Pick<UnitOfWork, 'tx'>,
  consents: readonly BroughtConsent[],
): Promise<void> {
  if (consents.length === 0) return;
  await tx
    .insertInto('newsletter_subscriptions')
    .values(
      consents.map((one) => ({
        email: one.email,
        channel_code: one.channelCode,
        state: one.state,
        source: one.source,
        asked_at: one.requestedAt,
        consent_version: one.consentVersion,
        asked_from: one.requestedFrom,
        confirm_hash: null,
        confirm_until: null,
        confirmed_at: one.confirmedAt,
        left_at: one.leftAt,
        leave_token: newToken(),
        welcome_coupon: one.welcomeCoupon,
        suppressed_at: one.suppressedAt,
        suppressed_for: one.suppressedFor,
      })),
    )
    .execute();
}

/** Deletes imported consents as if never imported. */
export async function takeBackConsents(
  { tx }: Pick<UnitOfWork, 'tx'>,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  await tx
    .deleteFrom('newsletter_subscriptions')
    .where('email', 'in', [...emails])
    .execute();
}
