import { SITES, type SiteCode } from '#kit/sites.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { ChoiceField } from '../parts/filter-fields.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './figures-words.ts';
import { siteLabel } from './site-label.ts';

interface WeeklyPanelProps {
  mail: { wanted: boolean; channel: SiteCode | null };
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Settings of the weekly mail of figures, for one site or all. */
export function WeeklyPanel({ mail, formKey, refused }: WeeklyPanelProps) {
  const form = useForm('chooseFigureMail', refused);
  return (
    <Panel title={t('weekly.title')}>
      <p className="mb-4 text-small text-encre-2">{t(mail.wanted ? 'weekly.on' : 'weekly.hint')}</p>
      <div className="flex flex-wrap level-fields gap-3">
        <PageForm form={form} className="flex flex-wrap level-fields gap-3">
          <FormKey value={formKey} />
          <ChoiceField
            name="channel"
            label={t('weekly.site')}
            any={t('all')}
            value={form.field('channel').defaultValue ?? mail.channel ?? undefined}
            options={SITES.map((value) => ({ value, label: siteLabel(value) }))}
          />
          <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
            {t(mail.wanted ? 'weekly.change' : 'weekly.want')}
          </Button>
        </PageForm>
        {mail.wanted && (
          <ActionForm
            name="stopFigureMail"
            formKey={`${formKey}-stop`}
            refused={refused}
            submit={t('weekly.stop')}
            variant="quiet"
          />
        )}
      </div>
    </Panel>
  );
}
