import { shortDate } from '#i18n/dates.ts';
import type { TeamCustomerShape } from '#modules/customers/admin-contracts.ts';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './customers-words.ts';
import type { FormOfPage } from './form-of-page.ts';

interface NotesPanelProps extends FormOfPage {
  notes: TeamCustomerShape['notes'];
  mayChange: boolean;
  addNote: ShownForm<'text'>;
}

/** The team's notes on a customer. */
export function NotesPanel({ notes, mayChange, addNote, ...form }: NotesPanelProps) {
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
      {mayChange && (
        <PlainForm
          key={notes[0]?.id}
          form={addNote}
          t={t}
          {...form}
          variant="secondary"
          className="mt-4 grid gap-3"
        />
      )}
    </Panel>
  );
}
