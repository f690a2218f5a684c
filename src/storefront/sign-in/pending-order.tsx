import { money } from '#i18n/money.ts';
import { paths } from '#pages/paths.ts';
import { Container } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { t } from './sign-in-words.ts';

export interface PendingOrderProps {
  /** Order token. */
  order: string;
  /** Pieces in the cart. */
  count: number;
  /** Total in cents. */
  total: number;
  /** It has a subscription, which could not be changed or terminated without an account. */
  needsAccount: boolean;
}

/** Shown when signing in to order: the pending cart, and that a single order needs no account. */
export function PendingOrder({ order, count, total, needsAccount }: PendingOrderProps) {
  return (
    <Container className="pt-6">
      <div className="mx-auto max-w-text rounded-field bg-brume px-5 py-4 lg:max-w-none lg:px-14">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <span>
            <strong>{t('pending.title')}</strong>{' '}
            {t('pending.content', { count, amount: money(total) })}
          </span>
          <Link to={paths.cart()} className="link">
            {t('pending.change')}
          </Link>
        </p>
        {needsAccount ? (
          <p className="mt-2 text-small">{t('pending.needsAccount')}</p>
        ) : (
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <LinkButton
              to={paths.guestCheckout(order, 'billing')}
              variant="secondary"
              className="max-md:w-full"
            >
              {t('pending.guest')}
            </LinkButton>
            <span className="text-small">{t('pending.guestText')}</span>
          </div>
        )}
      </div>
    </Container>
  );
}
