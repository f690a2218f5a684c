import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { CardFields, useCardFields } from '#modules/checkout/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { t } from './card-words.ts';
import type { NewCard as Card } from './new-card.server.ts';

interface NewCardProps {
  card: Card;
  answer: FormAnswer | undefined;
  /** Content beside the button, such as a link back. */
  children?: ReactNode;
}

const FORM = 'new-card';

/** The page for entering a card, confirming it with the bank, or retrying after a refusal. */
export function NewCard({ card, answer, children }: NewCardProps) {
  const { hash, stage, frameUrl, fields, bankUrl, error } = card;
  const form = useForm('card', answer);
  const typed = useCardFields(stage === 'card' ? { key: hash, frameUrl, fields } : null, FORM);
  const isOpening = answer?.form === 'newCard';
  if (stage === 'refused')
    return (
      <Alert tone="error" live title={t('refused')} action={<OpenCard>{t('again')}</OpenCard>}>
        {isOpening ? answer.problems.join(' ') : error ? t('bankError', error) : t('failed')}
      </Alert>
    );
  if (stage === 'bank')
    return (
      <Alert
        tone="info"
        title={t('bank.title')}
        action={
          <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href={bankUrl ?? ''} className="link font-bold">
              {t('bank.go')}
            </a>
            <OpenCard>{t('again')}</OpenCard>
          </span>
        }
      >
        {isOpening ? answer.problems.join(' ') : t('bank.text')}
      </Alert>
    );
  return (
    <div className="grid gap-5">
      <CardFields card={typed} />
      <PageForm form={form} id={FORM}>
        <input type="hidden" name="setup" value={hash} />
        <input type="hidden" name="token" defaultValue="" />
        <p className="text-small text-encre-2">{t('consent')}</p>
      </PageForm>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          form={FORM}
          pending={form.pending || typed.sending}
          onClick={(event) => {
            event.preventDefault();
            typed.submit();
          }}
        >
          {t('save')}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** Button that starts a card setup: opening a page alone starts none. */
export function OpenCard({ children, primary }: { children: string; primary?: boolean }) {
  const pending = useNavigation().formData?.get('intent') === 'newCard';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="newCard" />
      <Button
        type="submit"
        variant={primary ? 'primary' : 'secondary'}
        icon={Plus}
        pending={pending}
      >
        {children}
      </Button>
    </Form>
  );
}
