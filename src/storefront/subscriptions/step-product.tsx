import { money, unitPrice } from '#i18n/money.ts';
import { Thumbnail } from '#modules/orders/web/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionSteps } from '#pages/subscription-paths.ts';
import { Card } from '#ui/card.tsx';
import { Counter } from '#ui/counter.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Select } from '#ui/select.tsx';
import { generic } from '#ui/words.ts';
import type { Addable } from './additions.ts';
import { ChangeForm } from './change-form.tsx';
import { ItemSearch } from './item-search.tsx';
import type { StepAnswer } from './previewed.ts';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';
import { useWhatIf } from './use-what-if.ts';

/** Adds a product to the next delivery, whichever animal it is for (SUB-08). */
export function ProductStep(props: StepProps<'product'>) {
  const { step, back } = props;
  const { query, found, menus, upsells } = step;
  return (
    <>
      <p className="mb-6 text-encre-2">{t('product.lead')}</p>
      <ItemSearch
        step={subscriptionSteps.product}
        query={query}
        label={t('product.search')}
        submit={t('replace.submitSearch')}
      />
      {query !== '' && found && found.length > 0 && (
        <Choices {...props} title={t('replace.typed')} products={found} />
      )}
      {query !== '' && !found?.length && (
        <p role="status" className="mt-6">
          {t(found === null ? 'replace.unanswered' : 'replace.none')}
        </p>
      )}
      {menus.map(({ id, name, foods }) => (
        <Choices key={id} {...props} title={t('product.menu', { name })} products={foods} />
      ))}
      {upsells.length > 0 && (
        <Choices {...props} title={t('product.suggested')} products={upsells} />
      )}
      <LinkButton to={back} variant="secondary" className="mt-6">
        {generic('back')}
      </LinkButton>
    </>
  );
}

interface ChoicesProps extends StepProps<'product'> {
  title: string;
  products: readonly Addable[];
}

function Choices({ title, products, subscription, answer }: ChoicesProps) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-h4">{title}</h2>
      <ul className="grid gap-4">
        {products.map((product) => (
          <AdditionCard
            key={product.formats[0]?.code}
            product={product}
            version={subscription.version}
            answer={isAbout(product, answer) ? answer : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

const pathOf = (code: string) => `/api/v2/shop/product-variants/${code}`;

const isAbout = ({ formats }: Addable, answer: StepAnswer | undefined): boolean =>
  formats.some(({ code }) => answer?.values.productVariant === pathOf(code));

interface AdditionCardProps {
  product: Addable;
  version: number;
  answer: StepAnswer | undefined;
}

function AdditionCard({ product, version, answer }: AdditionCardProps) {
  const { image, subscribable, formats } = product;
  const form = useForm('product', answer, { words: 'subscription' });
  const whatIf = useWhatIf('product', answer);
  const [first, ...others] = formats;
  const name = others.length > 0 ? product.name : `${product.name}, ${first?.name}`;
  const variant = form.field('productVariant');
  return (
    <Card as="li">
      <ChangeForm
        form={form}
        answer={answer}
        version={version}
        scope={subscribable ? 'next' : undefined}
        submit={t('product.add')}
        named={t('product.addNamed', { name })}
        whatIf={whatIf}
      >
        <div className="flex gap-4">
          <Thumbnail url={image} className="w-16 self-start" />
          <div className="min-w-0 flex-1">
            <h3 className="text-h4">{product.name}</h3>
            {others.length === 0 && <p className="text-small text-encre-2">{first?.name}</p>}
          </div>
          {first && others.length === 0 && (
            <p className="text-right">
              <Price cents={first.cents} className="font-bold" />
              {first.perKg !== null && (
                <span className="block text-small text-encre-2">{unitPrice(first.perKg)}</span>
              )}
            </p>
          )}
        </div>
        {others.length > 0 ? (
          <Select
            label={t('product.format')}
            name="productVariant"
            error={variant.error}
            defaultValue={variant.defaultValue}
            options={formats.map((one) => ({ value: pathOf(one.code), label: priced(one) }))}
          />
        ) : (
          <>
            <input type="hidden" name="productVariant" value={pathOf(first?.code ?? '')} />
            {variant.error && <p className="text-small text-tomate-700">{variant.error}</p>}
          </>
        )}
        <Counter
          name="quantity"
          of={name}
          min={1}
          defaultValue={Number(form.field('quantity').defaultValue ?? product.quantity)}
          onChange={whatIf.touch}
        />
        {!subscribable && <p className="text-small text-encre-2">{t('product.once')}</p>}
      </ChangeForm>
    </Card>
  );
}

const priced = ({ name, cents, perKg }: Addable['formats'][number]): string =>
  `${name} · ${money(cents)}${perKg === null ? '' : ` (${unitPrice(perKg)})`}`;
