import { oncePer } from '#kit/once-per.ts';
import { refuse } from '#kit/refusal.ts';
import { DEFAULTS } from '#kit/sites.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { STAFF_OPENID_STANDIN } from '#platform/config.ts';
import type { IdentityProvider, Profile } from '#platform/identity-provider.ts';
import { openIdProvider } from '#platform/openid-provider.ts';
import type { AppContext, Tx, UnitOfWork } from '#registry/schema.ts';
import {
  identityClient,
  identityIssuer,
  identityProviderStandin,
} from '#standins/identity-provider/index.ts';
import type { StaffMember } from './admin-env.ts';
import { findMember, findStaffToSignIn } from './queries.ts';

/**
 * The identity provider of the team.
 * @throws Refusal `staff.openid_off` when none is configured.
 */
export function staffProvider(appContext: AppContext): IdentityProvider {
  if (!appContext.config.STAFF_OPENID_ISSUER) throw refuse('staff.openid_off');
  return connected(appContext);
}

const connected = oncePer((appContext: AppContext): IdentityProvider => {
  const { config } = appContext;
  const { STAFF_OPENID_ISSUER: issuer = '', STAFF_OPENID_LABEL: label } = config;
  if (issuer === STAFF_OPENID_STANDIN) return builtIn(appContext);
  return openIdProvider({
    label,
    issuer,
    clientId: config.STAFF_OPENID_CLIENT_ID ?? '',
    clientSecret: config.STAFF_OPENID_CLIENT_SECRET ?? '',
    inProcess: null,
  });
});

function builtIn(appContext: AppContext): IdentityProvider {
  const standin = identityProviderStandin(appContext);
  return openIdProvider({
    label: appContext.config.STAFF_OPENID_LABEL,
    issuer: identityIssuer(appContext.config),
    ...identityClient(appContext.config),
    inProcess: (request) => standin.fetch(request),
  });
}

/** Return URL for the provider: a page of the back office at the first site. */
export async function staffCallback({ db, config }: AppContext): Promise<string> {
  const channel = await findChannel(db, DEFAULTS.site);
  if (!channel) throw new Error(`there is no channel ${DEFAULTS.site}`);
  return channelOrigin(channel, config) + mailPaths.staffOpenIdReturn();
}

/**
 * Whom a provider vouched for: somebody who works here already, never anybody new.
 * @throws Refusal `staff.openid_unverified` for an address it has not verified, `staff.openid_elsewhere` for one of
 * another domain or group than the configured ones, `staff.openid_nobody` for who does not work here, or whose
 * address belonged to somebody else there before.
 */
export async function memberOf(
  work: UnitOfWork,
  { config }: Pick<AppContext, 'config'>,
  { subject, email, emailVerified, groups }: Profile,
): Promise<StaffMember> {
  if (!email || !emailVerified) throw refuse('staff.openid_unverified');
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const { STAFF_OPENID_DOMAINS: domains, STAFF_OPENID_GROUP: group } = config;
  const isOfGroup = group === undefined || groups.includes(group);
  if (!domains.includes(domain) || !isOfGroup) throw refuse('staff.openid_elsewhere');
  const issuer = config.STAFF_OPENID_ISSUER ?? '';
  const linked = await linkOf(work.tx, issuer, subject);
  const staff = linked
    ? await findMember(work.tx, linked.staffId)
    : await findStaffToSignIn(work.tx, email);
  if (!staff) throw refuse('staff.openid_nobody');
  if (linked) return staff;
  const added = await work.tx
    .insertInto('staff_identities')
    .values({
      staff_id: staff.id,
      issuer,
      subject,
      linked_at: new Date(work.now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('staff_id')
    .executeTakeFirst();
  // Of two concurrent first sign-ins, the first one creates the link.
  const owner = added ? staff.id : (await linkOf(work.tx, issuer, subject))?.staffId;
  if (owner !== staff.id) throw refuse('staff.openid_nobody');
  return staff;
}

const linkOf = (tx: Tx, issuer: string, subject: string) =>
  tx
    .selectFrom('staff_identities')
    .select('staff_id as staffId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** Whether somebody can sign in through the configured provider. */
export async function hasIdentity(
  { tx }: UnitOfWork,
  { STAFF_OPENID_ISSUER: issuer }: AppContext['config'],
  staffId: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom('staff_identities')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('issuer', '=', issuer ?? '')
    .executeTakeFirst();
  return found !== undefined;
}
