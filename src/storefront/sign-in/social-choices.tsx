import { paths } from '#pages/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { t } from './sign-in-words.ts';

export interface SocialChoice {
  name: string;
  label: string;
}

interface SocialChoicesProps {
  providers: readonly SocialChoice[];
  /** The only way in: nothing stands above it. */
  alone?: boolean;
}

/** One click with an account somebody has elsewhere (AUT-02): a plain link, out of the page. */
export function SocialChoices({ providers, alone = false }: SocialChoicesProps) {
  if (providers.length === 0) return null;
  return (
    <div className={alone ? 'grid gap-3' : 'mt-6 grid gap-3'}>
      {!alone && (
        <p className="flex items-center gap-3 text-small text-encre-2 before:h-px before:flex-1 before:bg-brume-2 after:h-px after:flex-1 after:bg-brume-2">
          {t('social.or')}
        </p>
      )}
      {providers.map(({ name, label }) => (
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
      ))}
    </div>
  );
}
