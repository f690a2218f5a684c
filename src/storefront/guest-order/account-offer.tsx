import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { t } from './guest-order-words.ts';

/** Bot-protection action of the e-mail lookup. */
const LOOKUP = ['lookup'] as const;

interface AccountOfferProps {
  email: string;
  /** The name of the billing address, which the registration then shows. */
  name: { firstName: string; lastName: string } | null;
}

/** After an order without an account: offers to create one with the same e-mail and name. */
export function AccountOffer({ email, name }: AccountOfferProps) {
  const form = useForm('lookup', undefined);
  return (
    <Card as="section" ground="butter">
      <h2 className="text-h3">{t('account.title')}</h2>
      <p className="mt-2 mb-4 break-words">{t('account.text', { email })}</p>
      <PageForm form={form} action={paths.signIn()} protects={LOOKUP}>
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="firstName" value={name?.firstName} />
        <input type="hidden" name="lastName" value={name?.lastName} />
        <Button type="submit" variant="secondary" pending={form.pending}>
          {t('account.submit')}
        </Button>
      </PageForm>
    </Card>
  );
}
