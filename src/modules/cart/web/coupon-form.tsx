import { Form } from 'react-router';
import { words } from '#i18n/words.ts';
import { paths } from '#pages/paths.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import messages from '../messages/page.fr.json';

const t = words(messages);

interface CouponFormProps {
  codes: readonly string[];
  /** The refused code and the error text. */
  refused?: { code: string; error: string } | undefined;
  pending: boolean;
}

/** Coupons of the cart; the input for another is collapsed, because an empty field makes people hunt for codes. */
export function CouponForm({ codes, refused, pending }: CouponFormProps) {
  return (
    <>
      {codes.map((code) => (
        <Form
          key={code}
          method="post"
          action={paths.cart()}
          className="mb-3 flex items-center gap-3"
        >
          <input type="hidden" name="intent" value="uncoupon" />
          <input type="hidden" name="code" value={code} />
          <strong>{code}</strong>
          <Button type="submit" variant="quiet" size="compact">
            {t('coupon.remove', { code })}
          </Button>
        </Form>
      ))}
      <AccordionItem
        key={codes.join()}
        title={t(codes.length > 0 ? 'coupon.another' : 'coupon.title')}
        open={refused !== undefined}
      >
        <Form method="post" action={paths.cart()} className="grid gap-3">
          <input type="hidden" name="intent" value="coupon" />
          <TextField
            id="coupon"
            name="code"
            label={t('coupon.label')}
            defaultValue={refused?.code}
            error={refused?.error}
            autoCapitalize="characters"
            autoComplete="off"
            required
            maxLength={255}
          />
          <Button type="submit" variant="secondary" pending={pending}>
            {t('coupon.apply')}
          </Button>
        </Form>
      </AccordionItem>
    </>
  );
}
