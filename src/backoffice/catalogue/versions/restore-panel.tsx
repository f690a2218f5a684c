import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { Panel } from '../../parts/panel.tsx';
import { t } from '../catalogue-words.ts';
import type { Comparison } from './load-versions.server.ts';
import type { VersionsProps } from './versions-props.ts';

type RestoreProps = Pick<VersionsProps, 'versions' | 'excluded' | 'formKey' | 'refused'> & {
  comparison: Comparison;
};

/** Takes parts of a version up again, now or at a later moment, as an edit by hand would. */
export function RestorePanel({ versions, excluded, formKey, refused, comparison }: RestoreProps) {
  const { number, restorable } = comparison;
  const form = useForm('restoreVersion', refused);
  const sent = refused?.form === 'restoreVersion' ? refused.values : null;
  const current = versions.find((version) => version.current)?.number;
  if (number === current) return null;
  const title = t('versions.restore', { number });
  if (!restorable || restorable.length === 0)
    return (
      <Panel title={title}>
        <p className="text-small text-encre-2">
          {t(restorable ? 'versions.nothingToRestore' : 'versions.notStored')} {excluded}
        </p>
      </Panel>
    );
  return (
    <Panel title={title}>
      <p className="mb-3 text-small text-encre-2">{excluded}</p>
      <PageForm form={form} className="grid gap-4" key={number}>
        <FormKey value={formKey} />
        <input type="hidden" name="base" value={current} />
        <input type="hidden" name="number" value={number} />
        <fieldset className="min-w-0">
          <legend className="text-small font-bold">{t('versions.restoreParts')}</legend>
          <div className="grid gap-x-4 md:grid-cols-2">
            {restorable.map((part) => (
              <Checkbox
                key={part}
                name={`part.${part}`}
                defaultChecked={sent ? sent[`part.${part}`] === 'on' : true}
                label={t.translate(`versions.parts.${part}`)}
              />
            ))}
          </div>
        </fieldset>
        <TextField
          {...form.field('at')}
          label={t('versions.at')}
          hint={t('versions.atHint')}
          type="datetime-local"
          optional
        />
        <div>
          <Button type="submit" size="compact" pending={form.pending}>
            {t('versions.restoreSubmit')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  );
}
