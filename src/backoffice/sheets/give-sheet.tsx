import { LONGEST_SHEET } from '#modules/sheets/rules/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import type { FormState } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './sheets-words.ts';

interface GiveSheetProps {
  form: FormState;
  formKey: string;
  /** Text about the columns that are read. */
  hint: string;
}

/** Accepts a sheet, as a file or pasted, and previews its changes. */
export function GiveSheet({ form, formKey, hint }: GiveSheetProps) {
  return (
    <Panel title={t('give.title')}>
      <PageForm
        form={form}
        encType="multipart/form-data"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere]"
      >
        <FormKey value={formKey} />
        <TextField
          id="file"
          name="file"
          type="file"
          accept=".xlsx,.csv,.txt,.tsv"
          label={t('give.file')}
          hint={hint}
        />
        <TextArea
          {...form.field('text')}
          label={t('give.text')}
          rows={5}
          maxLength={LONGEST_SHEET}
        />
        <div>
          <Button type="submit" size="compact" pending={form.pending}>
            {t('give.submit')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  );
}
