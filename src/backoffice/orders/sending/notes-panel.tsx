import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useMay } from '../../parts/use-may.ts';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

/** What the team tells itself about an order. */
export function NotesPanel({ file: { notes }, formKey, refused }: SendingFormProps) {
  const form = useForm('noteOnOrder', refused);
  const mayManage = useMay('orders.manage');
  return (
    <Panel title={t('notes.title')}>
      {notes.length === 0 && <p className="text-small text-encre-2">{t('notes.none')}</p>}
      <ul className="grid gap-3">
        {notes.map(({ id, at, author, text }) => (
          <li key={id} className="rounded-field bg-beurre-100 p-3">
            <p className="text-small text-encre-2">
              {author} · {shortDate(at)} {timeOfDay(at)}
            </p>
            <p className="break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      {mayManage && (
        <PageForm form={form} className="mt-4 grid gap-3">
          <FormKey value={formKey} />
          <TextArea
            {...form.field('text')}
            label={t('notes.text')}
            rows={3}
            maxLength={2000}
            required
          />
          <Button
            type="submit"
            variant="secondary"
            size="compact"
            className="justify-self-start"
            pending={form.pending}
          >
            {t('notes.submit')}
          </Button>
        </PageForm>
      )}
    </Panel>
  );
}
