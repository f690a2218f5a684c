import { paths } from '#pages/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { t } from './reviews-words.ts';

/** Shown for an invalid token, with alternatives. */
export const UnknownKey = () => (
  <SignInFrame key="unknown" heading={t('unknown.heading')} lead={t('unknown.text')}>
    <LinkButton to={paths.orders()} reloadDocument>
      {t('unknown.orders')}
    </LinkButton>
  </SignInFrame>
);
