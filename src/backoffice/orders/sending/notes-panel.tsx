import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { PlainForm } from '../../form/plain-form.tsx';
import type { ShownForm } from '../../form/shown-form.ts';
import { Panel } from '../../parts/panel.tsx';
import { useMay } from '../../parts/use-may.ts';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

/** The team's notes on an order. */
export function NotesPanel({
  file: { notes },
  add,
  ...form
}: SendingFormProps & { add: ShownForm<'text'> }) {
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
        <PlainForm form={add} t={t} {...form} variant="secondary" className="mt-4 grid gap-3" />
      )}
    </Panel>
  );
}
