import { percent } from '#i18n/numbers.ts';
import { SITES } from '#kit/sites.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import type { ShownPreview } from './sheet-intents.server.ts';
import { t } from './sheets-words.ts';

interface SheetPreviewProps {
  preview: ShownPreview;
  text: string;
  formKey: string;
  refused: FormAnswer | undefined;
}

type Line = ShownPreview['wrong'][number];

/** For a new item only its non-empty fields are listed. */
const isSeen = ({ before, after }: Line['changes'][number]) => Boolean(before) || Boolean(after);

/** The changes of a sheet, every invalid line, and the button to import it. */
export function SheetPreview({ preview, text, formKey, refused }: SheetPreviewProps) {
  const form = useForm('applySheet', refused);
  const { wrong, changed, changes, isUnusual, missing, same, version } = preview;
  const shown = [...wrong, ...changed];
  const mayApply = missing.length === 0 && wrong.length === 0 && changes > 0;
  return (
    <Panel title={t('preview.title')}>
      <div aria-live="polite" className="mb-4 grid gap-2">
        {missing.length > 0 && (
          <Alert tone="error">{t('preview.missing', { names: missing.join(', ') })}</Alert>
        )}
        {wrong.length > 0 && (
          <Alert tone="error">{t('preview.errors', { count: wrong.length })}</Alert>
        )}
        {missing.length === 0 && (changes > 0 || wrong.length === 0) && (
          <p>
            {changes === 0 ? t('preview.nothing') : t('preview.changes', { count: changes, same })}
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <ListTable
          caption={t('preview.title')}
          columns={[{ figures: t('preview.line') }, t('preview.what'), t('preview.change')]}
        >
          {shown.map((line) => (
            <tr key={line.line}>
              <td className="text-right tabular-nums">{line.line}</td>
              <th scope="row">
                {line.name ?? line.key}
                {line.name && (
                  <span className="block text-small font-normal text-encre-2">{line.key}</span>
                )}
              </th>
              <td>
                {line.problem ? (
                  <strong>{problemWords(line)}</strong>
                ) : (
                  line.changes.filter(isSeen).map(({ column, before, after }) => (
                    <span key={column} className="block">
                      {t('preview.cell', {
                        column,
                        before: before || t('preview.empty'),
                        after: after || t('preview.empty'),
                      })}
                    </span>
                  ))
                )}
                {line.note && (
                  <span
                    className={
                      line.note.code === 'unusual' ? 'block font-bold' : 'block text-small'
                    }
                  >
                    {t(`notes.${line.note.code}`, {
                      percent: percent(line.note.percent, { sign: true }),
                    })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </ListTable>
      )}
      {changes > changed.length && (
        <p className="mt-3">{t('preview.more', { count: changes - changed.length })}</p>
      )}
      {mayApply && (
        <PageForm
          form={form}
          // A large sheet exceeds the limit of URL-encoded forms.
          encType="multipart/form-data"
          className="mt-4 grid gap-4"
        >
          <FormKey value={formKey} />
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="version" value={version} />
          {isUnusual && <Checkbox name="confirmed" value="oui" label={t('preview.confirm')} />}
          <div>
            <Button type="submit" size="compact" pending={form.pending}>
              {t('preview.submit', { count: changes })}
            </Button>
          </div>
        </PageForm>
      )}
    </Panel>
  );
}

function problemWords({ problem }: Line): string {
  if (!problem) return '';
  const words = t.translate(`problems.${problem.code}`, { sites: SITES.join(', ') });
  return problem.column === null ? words : t('preview.problem', { column: problem.column, words });
}
