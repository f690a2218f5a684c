import { Form } from 'react-router';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ChangeForm } from './change-form.tsx';
import { t } from './subscription-words.ts';

interface CouponsProps {
  subscription: SubscriptionShape;
  answer: FormAnswer | undefined;
}

/** Promotion codes of future deliveries, collapsed (SUB-21). */
export function Coupons({ subscription, answer }: CouponsProps) {
  const { couponCodes, version, editable } = subscription;
  const form = useForm('coupon', answer, { words: 'subscription' });
  if (!editable && couponCodes.length === 0) return null;
  const isOpen = couponCodes.length > 0 || answer?.form === 'coupon';
  return (
    <AccordionItem id="codes-promo" level={2} title={t('coupons.title')} open={isOpen}>
      <ul>
        {couponCodes.map((coupon) => (
          <li key={coupon} className="mb-3 flex items-center gap-3">
            <strong>{coupon}</strong>
            {editable && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="uncoupon" />
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="couponCode" value={coupon} />
                <Button type="submit" variant="quiet" size="compact">
                  {t('coupons.remove', { code: coupon })}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {editable && (
        <ChangeForm
          form={form}
          answer={answer}
          version={version}
          scope="next"
          submit={t('coupons.submit')}
        >
          <TextField
            {...form.field('couponCode')}
            label={t('coupons.label')}
            autoCapitalize="characters"
            autoComplete="off"
            required
            maxLength={255}
          />
        </ChangeForm>
      )}
    </AccordionItem>
  );
}
