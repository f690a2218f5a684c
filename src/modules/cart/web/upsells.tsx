import { Plus } from 'lucide-react';
import { useFetcher } from 'react-router';
import { words } from '#i18n/words.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import messages from '../messages/page.fr.json';

const t = words(messages);

type Upsell = OrderShape['upsells'][number];

const MOST = 2;

/** What goes with the cart, after its lines and never in front of them (CRT-13). */
export function Upsells({ upsells }: { upsells: readonly Upsell[] }) {
  if (upsells.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-h4">{t('upsells.title')}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {upsells.slice(0, MOST).map((upsell) => (
          <UpsellCard key={upsell.variantCode} upsell={upsell} />
        ))}
      </ul>
    </section>
  );
}

function UpsellCard({ upsell }: { upsell: Upsell }) {
  const fetcher = useFetcher();
  const { variantCode, productName, unitPrice, reason } = upsell;
  return (
    <li className="flex items-center justify-between gap-3 rounded-card border border-brume-2 bg-blanc p-4">
      <div className="min-w-0">
        <p className="font-bold">{productName}</p>
        <p className="text-small text-encre-2">{reason}</p>
        <Price cents={unitPrice} className="font-bold" />
      </div>
      <fetcher.Form method="post" action={paths.cart()}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="variant" value={variantCode} />
        <input type="hidden" name="list" value="cart_upsell" />
        <input type="hidden" name="upsell" value="1" />
        <Button
          type="submit"
          look="secondary"
          size="compact"
          icon={Plus}
          pending={fetcher.state !== 'idle'}
          aria-label={t('upsells.addNamed', { name: productName })}
        >
          {t('upsells.add')}
        </Button>
      </fetcher.Form>
    </li>
  );
}
