import { paths } from '#pages/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { t } from './sign-in-words.ts';

export interface SocialChoice {
  name: string;
  label: string;
}

/** One click with an account somebody has elsewhere (AUT-02): a plain link, out of the page. */
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
