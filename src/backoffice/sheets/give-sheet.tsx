import { PageForm } from '#pages/forms/page-form.tsx';
import type { FormState } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './sheets-words.ts';

/** Characters a sheet may have. */
export const MOST = 900_000;

interface GiveSheetProps {
  form: FormState;
  formKey: string;
  /** What is read of it. */
  hint: string;
}

/** Takes a sheet, pasted from where it was written, to show what it would change. */
export function GiveSheet({ form, formKey, hint }: GiveSheetProps) {
  return (
    <Panel title={t('give.title')}>
      <PageForm
        form={form}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere]"
      >
        <FormKey value={formKey} />
        <TextArea
          {...form.field('text')}
          label={t('give.text')}
          hint={hint}
          rows={8}
          maxLength={MOST}
          required
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
