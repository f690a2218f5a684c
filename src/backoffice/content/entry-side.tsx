import { fullDate, timeOfDay } from '#i18n/dates.ts';
import type { EditedEntryShape, VersionShape } from '#modules/content/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './content-words.ts';

interface FormProps {
  entry: EditedEntryShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Changes the address of a text. */
export function AddressForm({ entry, formKey, refused }: FormProps) {
  const form = useForm('renameEntry', refused, { values: { slug: entry.slug } });
  return (
    <Panel title={t('address.title')}>
      <p className="mb-3 text-small break-words">{entry.address}</p>
      {entry.fixed ? (
        <p className="text-small text-encre-2">{t('address.fixed')}</p>
      ) : (
        <PageForm form={form} className="grid gap-3">
          <FormKey value={formKey} />
          <TextField {...form.field('slug')} label={t('address.slug')} required maxLength={80} />
          {entry.publishedVersion !== null && (
            <Checkbox name="redirect" label={t('address.redirect')} defaultChecked />
          )}
          <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
            {t('address.submit')}
          </Button>
        </PageForm>
      )}
    </Panel>
  );
}

/** Withdraws a text from the site. */
export function WithdrawForm({ formKey, refused }: Omit<FormProps, 'entry'>) {
  return (
    <Panel title={t('withdraw.title')}>
      <p className="mb-4 text-small text-encre-2">{t('withdraw.text')}</p>
      <ActionForm
        name="withdrawEntry"
        formKey={formKey}
        refused={refused}
        submit={t('withdraw.submit')}
        variant="danger"
      />
    </Panel>
  );
}

export const savedBy = (name: string | null): string =>
  name === null ? t('byShop') : t('by', { name });

/** When a version was saved, and by whom. */
export const savedWords = (at: string, by: string | null): string =>
  t('versions.saved', { date: fullDate(at), time: timeOfDay(at), by: savedBy(by) });

interface VersionsProps {
  entry: EditedEntryShape;
  versions: readonly VersionShape[];
}

/** The versions of a text, with author and publication. */
export function Versions({ entry, versions }: VersionsProps) {
  return (
    <Panel title={t('versions.title')}>
      <ol className="grid gap-3 text-small">
        {versions.map(({ number, savedAt, savedBy: by, publishedAt }) => (
          <li key={number}>
            <Link to={officePaths.contentVersion(entry.id, number)} className="link">
              {t('versions.number', { number })}
            </Link>
            {number === entry.publishedVersion && <strong> {t('versions.online')}</strong>}
            <span className="block text-encre-2">{savedWords(savedAt, by)}</span>
            {publishedAt && (
              <span className="block text-encre-2">
                {t('versions.publishedOn', { date: fullDate(publishedAt) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
