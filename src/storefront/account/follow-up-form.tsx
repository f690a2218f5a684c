import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { FileField } from '../contact/file-field.tsx';
import { t } from './conversation-words.ts';

interface FollowUpFormProps {
  isClosed: boolean;
  /** Idempotency key of this rendering of the form. */
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Adds to a conversation; reopens a closed one. */
export function FollowUpForm({ isClosed, formKey, refused }: FollowUpFormProps) {
  const form = useForm('followUp', refused, { words: 'contact' });
  const file = form.field('file');
  return (
    <section className="mt-10 max-w-text">
      <h2 className="mb-4 text-h3">{t('reply.title')}</h2>
      <PageForm form={form} encType="multipart/form-data" className="grid gap-5">
        <input type="hidden" name="formKey" value={formKey} />
        <TextArea
          {...form.field('message')}
          label={t('reply.message')}
          hint={t(isClosed ? 'reply.hintClosed' : 'reply.hint')}
          rows={5}
          maxLength={5000}
          required
        />
        <FileField id={file.id} name={file.name} error={file.error} />
        <Button type="submit" pending={form.pending} className="justify-self-start">
          {t('reply.submit')}
        </Button>
      </PageForm>
    </section>
  );
}
