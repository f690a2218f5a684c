import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officePaths } from '../paths.ts';
import { t } from './finance-words.ts';

interface ExportsPanelProps {
  /** The preselected quarter. */
  quarter: string | undefined;
  /** The export whose parameters were invalid. */
  wrong: string | null;
}

const form = 'flex flex-wrap level-fields gap-4';

/** Tax declarations as files: native forms that download a file. */
export function ExportsPanel({ quarter, wrong }: ExportsPanelProps) {
  return (
    <div className="grid gap-6">
      {wrong && (
        <Alert tone="error" live>
          {t('exports.wrong')}
        </Alert>
      )}
      <form action={officePaths.exported('oss')} className={form}>
        <h3 className="w-full text-small font-bold">{t('exports.oss')}</h3>
        <TextField
          id="trimestre"
          name="trimestre"
          label={t('exports.quarter')}
          defaultValue={quarter}
          placeholder={t('exports.quarterExample')}
          pattern="[0-9]{4}-[QT][1-4]"
          required
        />
        <Button type="submit" variant="secondary" size="compact">
          {t('exports.submit')}
        </Button>
      </form>
      <form action={officePaths.exported('e-reporting')} className={form}>
        <h3 className="w-full text-small font-bold">{t('exports.daily')}</h3>
        <TextField id="jours-du" name="du" type="date" label={t('exports.from')} required />
        <TextField id="jours-au" name="au" type="date" label={t('exports.to')} required />
        <Button type="submit" variant="secondary" size="compact">
          {t('exports.submit')}
        </Button>
      </form>
    </div>
  );
}
