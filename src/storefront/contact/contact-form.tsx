import { words } from '#i18n/words.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import messages from '../messages/contact.fr.json';
import { FileField } from './file-field.tsx';

const t = words(messages);

interface ContactFormProps {
  refused: FormAnswer | undefined;
  /** Prefilled values about the visitor and their subject. */
  values: Readonly<Record<string, string | null>>;
}

const CONTACT = ['contact'] as const;

export function ContactForm({ refused, values }: ContactFormProps) {
  const form = useForm('contact', refused, { values });
  const { id, name, error } = form.field('file');
  return (
    <PageForm
      form={form}
      encType="multipart/form-data"
      protects={CONTACT}
      className="grid gap-5 md:grid-cols-2"
    >
      <TextField
        {...form.field('firstName')}
        label={t('fields.firstName')}
        autoComplete="given-name"
        maxLength={255}
        optional
      />
      <TextField
        {...form.field('lastName')}
        label={t('fields.lastName')}
        autoComplete="family-name"
        maxLength={255}
        optional
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('fields.email')}
        hint={t('fields.emailHint')}
        autoComplete="email"
        maxLength={255}
        required
        className="md:col-span-2"
      />
      <TextField
        {...form.field('orderId')}
        label={t('fields.orderId')}
        autoComplete="off"
        maxLength={64}
        optional
      />
      <TextField
        {...form.field('productName')}
        label={t('fields.productName')}
        autoComplete="off"
        maxLength={255}
        optional
      />
      <TextArea
        {...form.field('message')}
        label={t('fields.message')}
        hint={t('fields.messageHint')}
        rows={6}
        maxLength={5000}
        required
        className="md:col-span-2"
      />
      <div className="md:col-span-2">
        <FileField id={id} name={name} error={error} />
      </div>
      <div className="md:col-span-2">
        <Button type="submit" pending={form.pending} className="max-md:w-full">
          {t('submit')}
        </Button>
        <p className="mt-3 text-small text-encre-3">
          {t('privacy')}{' '}
          <Link to={paths.page(pageSlugs.privacy)} className="link">
            {t('privacyLink')}
          </Link>
        </p>
      </div>
    </PageForm>
  );
}
