import { shortDate } from '#i18n/dates.ts';
import type { TeamCustomerShape } from '#modules/customers/admin-contracts.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './customers-words.ts';
import type { FormOfPage } from './form-of-page.ts';

interface NotesPanelProps extends FormOfPage {
  notes: TeamCustomerShape['notes'];
  mayChange: boolean;
}

/** What the team tells itself about a customer. */
export function NotesPanel({ notes, mayChange, ...form }: NotesPanelProps) {
  return (
    <Panel title={t('notes.title')}>
      {notes.length === 0 && <p className="text-small text-encre-2">{t('notes.none')}</p>}
      <ul className="grid gap-4">
        {notes.map((note) => (
          <li key={note.id} className="border-b border-brume-2 pb-3 text-small">
            <p className="whitespace-pre-line break-words">{note.text}</p>
            <p className="mt-1 text-encre-2">
              {t('notes.by', { name: note.by, date: shortDate(note.createdAt) })}
            </p>
            {mayChange && (
              <ActionForm
                name="removeNote"
                submit={t('notes.remove')}
                label={`${t('notes.remove')} ${t('notes.of', { date: shortDate(note.createdAt) })}`}
                variant="quiet"
                asks={t('notes.removeAsks')}
                id={note.id}
                {...form}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && <AddNote key={notes[0]?.id} {...form} />}
    </Panel>
  );
}

function AddNote({ formKey, refused }: FormOfPage) {
  const form = useForm('addNote', refused);
  return (
    <PageForm form={form} className="mt-4 grid gap-3">
      <FormKey value={formKey} />
      <TextArea
        {...form.field('text')}
        label={t('notes.add')}
        hint={t('notes.hint')}
        rows={3}
        maxLength={2000}
        required
      />
      <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
        {t('notes.submit')}
      </Button>
    </PageForm>
  );
}
