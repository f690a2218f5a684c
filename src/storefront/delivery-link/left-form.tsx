import { fullDate } from '#i18n/dates.ts';
import type { DeliveryLinkShape } from '#modules/renewals/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { LeftSlider } from '../bowls/left-slider.tsx';
import { t } from './delivery-link-words.ts';

interface LeftFormProps {
  link: DeliveryLinkShape;
  /** Initial percentage, from the mail's link. */
  share: number;
  answer: FormAnswer | undefined;
}

/** Form for what is left of each food; only submitting it saves. */
export function LeftForm({ link: { bowls, limitDate }, share, answer }: LeftFormProps) {
  const form = useForm('delivery-link', answer);
  return (
    <>
      <p className="mt-2 mb-5">{t('ask.left.effect')}</p>
      <PageForm form={form} className="grid gap-6">
        {bowls.map(({ id, productName, deliveredGrams }) => (
          <LeftSlider
            key={id}
            id={`share-${id}`}
            name={`share-${id}`}
            food={productName}
            deliveredGrams={deliveredGrams}
            defaultValue={share}
            named
          />
        ))}
        <Button type="submit" pending={form.pending} className="w-full md:w-auto">
          {t('ask.left.press')}
        </Button>
      </PageForm>
      <p className="mt-4 text-small text-encre-2">
        {t('answerUntil', { limit: fullDate(limitDate) })}
      </p>
    </>
  );
}
