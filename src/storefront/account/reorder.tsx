import { ShoppingBasket } from 'lucide-react';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { t } from './account-words.ts';
import type { Missing } from './reorder.server.ts';

interface ReorderProps {
  done: Missing | undefined;
  refused: FormAnswer | undefined;
}

/** Button to reorder; lists unavailable articles before continuing to the cart. */
export function Reorder({ done, refused }: ReorderProps) {
  const form = useForm('reorder', refused);
  if (done) return <NotAllOfIt {...done} />;
  return (
    <PageForm form={form}>
      <Button type="submit" variant="secondary" icon={ShoppingBasket} pending={form.pending}>
        {t('reorder.submit')}
      </Button>
    </PageForm>
  );
}

function NotAllOfIt({ names, isEmpty }: Missing) {
  const toCart = <LinkButton to={paths.cart()}>{t('reorder.cart')}</LinkButton>;
  return (
    <Alert
      tone="warning"
      live
      title={isEmpty ? t('reorder.nothing') : t('reorder.partly')}
      action={isEmpty ? undefined : toCart}
    >
      <ul className="list-disc pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Alert>
  );
}
