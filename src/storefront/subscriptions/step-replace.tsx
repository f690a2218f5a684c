import { money, unitPrice } from '#i18n/money.ts';
import { Thumbnail } from '#modules/orders/web/index.ts';
import { subscriptionPaths, subscriptionSteps } from '#pages/subscription-paths.ts';
import { Link, LinkButton } from '#ui/link.tsx';
import { generic } from '#ui/words.ts';
import { ConfirmReplacement } from './confirm-replacement.tsx';
import { ItemSearch } from './item-search.tsx';
import type { Replacement } from './load-replacement.server.ts';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

/** Replaces a product by another recipe or format: search, comparison, confirmation (S-09). */
export function ReplaceStep(props: StepProps<'replace'>) {
  const { step, subscription, back } = props;
  const { item, found, chosen } = step;
  if (chosen)
    return (
      <ConfirmReplacement
        key={chosen.variant?.code}
        {...props}
        item={item}
        chosen={chosen}
        others={subscriptionPaths.replacement(subscription.code, item.id)}
      />
    );
  return (
    <>
      <p className="mb-5 text-encre-2">
        {t('replace.lead', { name: `${item.productName}, ${item.variantName}` })}
      </p>
      {found && <Choices found={found} code={subscription.code} item={item.id} />}
      <LinkButton to={back} variant="secondary" className="mt-8">
        {generic('cancel')}
      </LinkButton>
    </>
  );
}

interface ChoicesProps {
  found: NonNullable<Replacement['found']>;
  code: string;
  item: number;
}

function Choices({ found: { query, own, products }, code, item }: ChoicesProps) {
  return (
    <>
      <ItemSearch
        step={subscriptionSteps.replace}
        item={item}
        query={query}
        label={t('replace.search')}
        submit={t('replace.submitSearch')}
      />
      {own && query === '' && (
        <>
          <h2 className="mt-8 text-h4">{t('replace.own')}</h2>
          <Products products={[own]} code={code} item={item} />
        </>
      )}
      <h2 className="mt-8 text-h4">{t(query === '' ? 'replace.found' : 'replace.typed')}</h2>
      {products === null || products.length === 0 ? (
        <p role="status" className="mt-3">
          {t(products === null ? 'replace.unanswered' : 'replace.none')}
        </p>
      ) : (
        <Products products={products} code={code} item={item} />
      )}
    </>
  );
}

interface ProductsProps {
  products: readonly NonNullable<ChoicesProps['found']['own']>[];
  code: string;
  item: number;
}

function Products({ products, code, item }: ProductsProps) {
  return (
    <ul className="mt-2 divide-y divide-brume-2">
      {products.map(({ slug, name, image, from, perKg, formats }) => (
        <li key={slug} className="relative flex gap-3 py-3">
          <Thumbnail url={image} className="w-14 self-start" />
          <div className="min-w-0 flex-1">
            <Link
              to={subscriptionPaths.replacement(code, item, { by: slug })}
              className="block font-bold text-balance after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <p className="text-small text-encre-2">{formats.join(' · ')}</p>
            <p className="text-small">
              {t('replace.from', { price: money(from) })}
              {perKg !== null && ` · ${unitPrice(perKg)}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
