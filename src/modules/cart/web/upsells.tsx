import { Plus } from 'lucide-react';
import { useFetcher } from 'react-router';
import { unitPrice } from '#i18n/money.ts';
import { words } from '#i18n/words.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { Thumbnail } from '#modules/orders/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { useSentOnce } from '#ui/sent-once.ts';
import messages from '../messages/page.fr.json';

const t = words(messages);

type Upsell = OrderShape['upsells'][number];

const MOST = 2;

/** Suggested products, always after the lines of the cart (CRT-13). */
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
  const fetcher = useFetcher<{ error?: string }>();
  const isIdle = fetcher.state === 'idle';
  const { onSubmit, problem } = useSentOnce(isIdle, fetcher.data);
  const { variantCode, productName, productSlug, variantName, variantSlug } = upsell;
  return (
    <li className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-3 rounded-card border border-brume-2 bg-blanc p-4">
      <Thumbnail url={upsell.imageUrl} className="self-start" />
      <div className="min-w-0">
        <p className="font-bold">
          <Link to={paths.product(productSlug, variantSlug)} className="hover:underline">
            {productName}
          </Link>
        </p>
        <p className="text-small text-encre-2">{upsell.reason}</p>
        <p className="mt-1 text-small text-encre-2">
          <Price cents={upsell.unitPrice} className="font-bold text-encre" />
          {upsell.pricePerKilo !== null && ` ${unitPrice(upsell.pricePerKilo)}`}
          <span className="whitespace-nowrap"> · {variantName}</span>
        </p>
      </div>
      <fetcher.Form
        method="post"
        action={paths.cart()}
        onSubmit={onSubmit}
        className="col-span-2 self-end"
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="variant" value={variantCode} />
        <input type="hidden" name="list" value="cart_upsell" />
        <input type="hidden" name="upsell" value="1" />
        <Button
          type="submit"
          variant="secondary"
          size="compact"
          icon={Plus}
          block
          pending={!isIdle}
          aria-label={t('upsells.addNamed', { name: productName })}
        >
          {t('upsells.add')}
        </Button>
        <FieldError id={variantCode} error={problem ?? fetcher.data?.error} />
      </fetcher.Form>
    </li>
  );
}
