import { Thumbnail } from '#modules/orders/web/index.ts';
import { ScopeField } from '#modules/subscriptions/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Counter } from '#ui/counter.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { generic } from '#ui/words.ts';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

type Upsell = StepProps<'product'>['step']['upsells'][number];

/** Something more in the next delivery (SUB-08). */
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
      <LinkButton to={back} look="secondary" className="mt-6">
        {generic('back')}
      </LinkButton>
    </>
  );
}

const pathOf = ({ code }: Upsell) => `/api/v2/shop/product-variants/${code}`;

interface UpsellCardProps {
  upsell: Upsell;
  version: number;
  answer: FormAnswer | undefined;
}

function UpsellCard({ upsell, version, answer }: UpsellCardProps) {
  const { productName, name: variantName, imageUrl, unitPrice, subscribable } = upsell;
  const form = useForm('product', answer, { words: 'subscription' });
  const name = `${productName}, ${variantName}`;
  const error = form.field('productVariant').error;
  return (
    <Card as="li">
      <PageForm form={form} className="grid gap-4">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="productVariant" value={pathOf(upsell)} />
        <div className="flex gap-4">
          <Thumbnail url={imageUrl} className="w-16 self-start" />
          <div className="min-w-0 flex-1">
            <h2 className="text-h4">{productName}</h2>
            <p className="text-small text-encre-2">{variantName}</p>
          </div>
          <Price cents={unitPrice} className="font-bold" />
        </div>
        {error && <p className="text-small text-tomate-700">{error}</p>}
        <Counter name="quantity" of={name} min={1} defaultValue={1} />
        {subscribable ? (
          <ScopeField />
        ) : (
          <p className="text-small text-encre-2">{t('product.once')}</p>
        )}
        <Button
          type="submit"
          look="secondary"
          pending={form.pending}
          aria-label={t('product.addNamed', { name })}
          className="justify-self-start"
        >
          {t('product.add')}
        </Button>
      </PageForm>
    </Card>
  );
}
