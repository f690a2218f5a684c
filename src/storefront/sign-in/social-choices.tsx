import { paths } from '#pages/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { t } from './sign-in-words.ts';

export interface SocialChoice {
  name: string;
  label: string;
}

/** Sign-in with an external account (AUT-02): a plain link that leaves the page. */
export const SocialChoices = ({ providers }: { providers: readonly SocialChoice[] }) =>
  providers.map(({ name, label }) => (
    <LinkButton
      key={name}
      to={paths.socialSignIn(name)}
      reloadDocument
      nofollow
      variant="secondary"
      block
    >
      {t('social.continue', { label })}
    </LinkButton>
  ));
