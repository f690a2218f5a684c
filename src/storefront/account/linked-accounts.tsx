import { KeyRound } from 'lucide-react';
import { Form } from 'react-router';
import { fullDate } from '#i18n/dates.ts';
import type { SignInMethodsShape } from '#modules/identity/contracts.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import type { SocialChoice } from '../sign-in/social-choices.tsx';
import { t } from './account-words.ts';

interface LinkedAccountsProps {
  signInMethods: SignInMethodsShape;
  providers: readonly SocialChoice[];
}

/** Sign-in methods besides a password: each can be removed, except the last one. */
export function LinkedAccounts({ signInMethods, providers }: LinkedAccountsProps) {
  const { hasPassword, passkeys, socialIdentities } = signInMethods;
  const isLast = !hasPassword && passkeys.length === 0 && socialIdentities.length === 1;
  const linked = new Set(socialIdentities.map(({ provider }) => provider));
  const others = providers.filter(({ name }) => !linked.has(name));
  if (socialIdentities.length === 0 && others.length === 0) return null;
  return (
    <section aria-labelledby="linked" className="mt-14 max-w-text">
      <h2 id="linked" className="mb-2 text-h3">
        {t('linked.title')}
      </h2>
      <p className="mb-5 text-encre-2">{t('linked.lead')}</p>
      <ul className="grid gap-3">
        {socialIdentities.map(({ id, label, linkedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-brume-2 bg-blanc p-4"
          >
            <Icon of={KeyRound} size={24} />
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-bold">{label}</p>
              <p className="text-small text-encre-2">
                {t('linked.since', { date: fullDate(linkedAt) })}
              </p>
            </div>
            {!isLast && (
              <Form method="post">
                <input type="hidden" name="identity" value={id} />
                <Button
                  type="submit"
                  variant="secondary"
                  size="compact"
                  aria-label={t('linked.removeNamed', { label })}
                >
                  {t('linked.remove')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {isLast && (
        <p className="mt-3 text-small text-encre-2">
          {t('linked.last')}{' '}
          <Link to={paths.personalData()} className="link">
            {t('linked.choosePassword')}
          </Link>
        </p>
      )}
      {others.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-3">
          {others.map(({ name, label }) => (
            <LinkButton
              key={name}
              to={paths.socialSignIn(name, { back: paths.signIns() })}
              reloadDocument
              nofollow
              variant="secondary"
            >
              {t('linked.add', { label })}
            </LinkButton>
          ))}
        </div>
      )}
    </section>
  );
}
