import { money as euros } from '#i18n/money.ts';
import type { CancellationShape } from '#modules/checkout/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './orders-words.ts';

interface CancelFormProps {
  cancellation: CancellationShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Cancels an unsent order, after showing the consequences (O-02). */
export function CancelForm({ cancellation, formKey, refused }: CancelFormProps) {
  const { version, money, amount, credit, goods, changedGoods, email, subscription } = cancellation;
  const form = useForm('cancelOrder', refused);
  return (
    <Panel title={t('cancel.title')}>
      <AskFirst title={t('cancel.ask')} isOpen={refused?.form === 'cancelOrder'} danger>
        <PageForm form={form} className="grid gap-3">
          <FormKey value={formKey} />
          <input type="hidden" name="version" value={version} />
          <ul className="grid list-disc gap-1 pl-5 text-small">
            <li>{t(`cancel.money.${money}`, { amount: euros(amount) })}</li>
            {credit > 0 && <li>{t('cancel.credit', { amount: euros(credit) })}</li>}
            {changedGoods.length > 0 && (
              <li>{t('cancel.changed', { goods: namesOf(changedGoods) })}</li>
            )}
            {subscription && <li>{t('cancel.subscription', { code: subscription })}</li>}
            <li>{t('cancel.final')}</li>
          </ul>
          <Checkbox
            name="restock"
            defaultChecked
            label={t('cancel.restock')}
            hint={namesOf(goods)}
          />
          {email && <Checkbox name="notify" defaultChecked label={t('cancel.notify', { email })} />}
          <Button type="submit" variant="danger" size="compact" pending={form.pending}>
            {t('cancel.submit')}
          </Button>
        </PageForm>
      </AskFirst>
    </Panel>
  );
}

const namesOf = (goods: CancellationShape['goods']): string =>
  goods.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ');
