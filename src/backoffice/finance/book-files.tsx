import type { BookMonthShape } from '#modules/books/admin-contracts.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './books-words.ts';

const form = 'flex flex-wrap level-fields gap-4';

/** Exports for the accountant: native forms that download a file. */
export function BookFiles({ months }: { months: readonly BookMonthShape[] }) {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  const [last] = months.slice(1);
  return (
    <>
      <Panel title={t('fec.title')}>
        <p className="mb-4 text-small text-encre-2">{t('fec.text')}</p>
        <form action={officePaths.exported('fec')} className={form}>
          <Select
            id="annee"
            name="annee"
            label={t('fec.year')}
            options={years.map((value) => ({ value, label: value }))}
            required
          />
          <Button type="submit" variant="secondary" size="compact">
            {t('fec.submit')}
          </Button>
        </form>
      </Panel>
      <Panel title={t('archive.title')}>
        <p className="mb-4 text-small text-encre-2">{t('archive.text')}</p>
        <form action={officePaths.exported('documents')} className={form}>
          <TextField
            id="archive-du"
            name="du"
            type="date"
            label={t('archive.from')}
            defaultValue={last && `${last.month}-01`}
            required
          />
          <TextField
            id="archive-au"
            name="au"
            type="date"
            label={t('archive.to')}
            defaultValue={last && lastDayOf(last.month)}
            required
          />
          <Button type="submit" variant="secondary" size="compact">
            {t('archive.submit')}
          </Button>
        </form>
      </Panel>
    </>
  );
}

/** The last day of `2026-11`. */
const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
