import { unitPrice } from '#i18n/money.ts';
import { Thumbnail } from '#modules/orders/web/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { Card } from '#ui/card.tsx';
import { Counter } from '#ui/counter.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { generic } from '#ui/words.ts';
import { ChangeForm } from './change-form.tsx';
import type { StepAnswer } from './previewed.ts';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';
import { useWhatIf } from './use-what-if.ts';

type Upsell = StepProps<'product'>['step']['upsells'][number];

/** Adds a product to the next delivery (SUB-08). */
export function ProductStep({ step, subscription, back, answer }: StepProps<'product'>) {
  const { upsells } = step;
  return (
    <>
      <p className="mb-6 text-encre-2">
        {t(upsells.length === 0 ? 'product.none' : 'product.lead')}
      </p>
      <ul className="grid gap-4">
        {upsells.map((upsell) => (
          <UpsellCard
            key={upsell.code}
            upsell={upsell}
            version={subscription.version}
            answer={answer?.values.productVariant === pathOf(upsell) ? answer : undefined}
          />
        ))}
      </ul>
      <LinkButton to={back} variant="secondary" className="mt-6">
        {generic('back')}
      </LinkButton>
    </>
  );
}

const pathOf = ({ code }: Upsell) => `/api/v2/shop/product-variants/${code}`;

interface UpsellCardProps {
  upsell: Upsell;
  version: number;
  answer: StepAnswer | undefined;
}

function UpsellCard({ upsell, version, answer }: UpsellCardProps) {
  const { productName, name: variantName, imageUrl, subscribable } = upsell;
  const form = useForm('product', answer, { words: 'subscription' });
  const whatIf = useWhatIf('product', answer);
  const name = `${productName}, ${variantName}`;
  const error = form.field('productVariant').error;
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
        <input type="hidden" name="productVariant" value={pathOf(upsell)} />
        <div className="flex gap-4">
          <Thumbnail url={imageUrl} className="w-16 self-start" />
          <div className="min-w-0 flex-1">
            <h2 className="text-h4">{productName}</h2>
            <p className="text-small text-encre-2">{variantName}</p>
          </div>
          <p className="text-right">
            <Price cents={upsell.unitPrice} className="font-bold" />
            {upsell.pricePerKilo !== null && (
              <span className="block text-small text-encre-2">
                {unitPrice(upsell.pricePerKilo)}
              </span>
            )}
          </p>
        </div>
        {error && <p className="text-small text-tomate-700">{error}</p>}
        <Counter
          name="quantity"
          of={name}
          min={1}
          defaultValue={Number(form.field('quantity').defaultValue ?? 1)}
          onChange={whatIf.touch}
        />
        {!subscribable && <p className="text-small text-encre-2">{t('product.once')}</p>}
      </ChangeForm>
    </Card>
  );
}
