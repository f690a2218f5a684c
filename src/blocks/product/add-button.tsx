import { Plus } from 'lucide-react';
import { words } from '#i18n/words.ts';
import type { CardProduct } from '#modules/catalog/rules/index.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import messages from '../messages/add-to-cart.fr.json';
import { useAddToCart } from './use-add-to-cart.ts';

const t = words(messages);

interface AddButtonProps {
  product: CardProduct;
  /** Name of the list the card is in, stored with the cart line. */
  list: string;
}

/** Button that adds one piece of the card's format to the cart (BIZ-18). */
export function AddButton({ product, list }: AddButtonProps) {
  const { sku, name, variant } = product;
  const { Form, form, pending, error } = useAddToCart(`${name}, ${variant?.format}`);
  if (!variant?.in_stock) return null;
  return (
    <Form {...form} className="relative">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variant" value={variant.sku} />
      <input type="hidden" name="list" value={list} />
      <Button
        type="submit"
        variant="secondary"
        size="compact"
        icon={Plus}
        block
        pending={pending}
        aria-label={t('addNamed', { name: `${name}, ${variant.format}` })}
      >
        {t('addShort')}
      </Button>
      <FieldError id={sku} error={error} />
    </Form>
  );
}
