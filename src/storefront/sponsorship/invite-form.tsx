import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { t } from './sponsorship-words.ts';

/** Form to invite several addresses, with a personal message. */
export function InviteForm({ refused }: { refused: FormAnswer | undefined }) {
  const form = useForm('invite', refused);
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-h3">{t('invite.title')}</h2>
      <PageForm form={form} className="grid max-w-text gap-5">
        <TextArea
          {...form.field('emails')}
          label={t('invite.emails')}
          hint={t('invite.emailsHint')}
          rows={3}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <TextArea
          {...form.field('message')}
          label={t('invite.message')}
          hint={t('invite.messageHint')}
          rows={3}
          maxLength={300}
          optional
        />
        <div>
          <Button type="submit" pending={form.pending} className="max-md:w-full">
            {t('invite.submit')}
          </Button>
          <p className="mt-3 text-small text-encre-3">{t('invite.privacy')}</p>
        </div>
      </PageForm>
    </section>
  );
}
