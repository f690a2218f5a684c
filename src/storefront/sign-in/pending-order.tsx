import { money } from '#i18n/money.ts';
import { Container } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { paths } from '../../paths.ts';
import { t } from './sign-in-words.ts';

interface PendingOrderProps {
  /** Pieces in the cart. */
  count: number;
  /** What it costs, in cents. */
  total: number;
}

/** Who signs in to order reads what waits for them. */
export function PendingOrder({ count, total }: PendingOrderProps) {
  return (
    <Container className="pt-6">
      <p className="mx-auto flex max-w-text flex-wrap justify-between gap-x-6 gap-y-1 rounded-field bg-brume px-5 py-3 lg:max-w-4xl">
        <span>
          <strong>{t('pending.title')}</strong>{' '}
          {t('pending.content', { count, amount: money(total) })}
        </span>
        <Link to={paths.cart()} className="link">
          {t('pending.change')}
        </Link>
      </p>
    </Container>
  );
}
