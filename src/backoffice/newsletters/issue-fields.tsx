import { SITES } from '#kit/sites.ts';
import { AUDIENCES } from '#modules/newsletter/rules/index.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { siteLabel } from '../figures/site-label.ts';
import { t } from './newsletters-words.ts';

interface IssueFieldsProps {
  form: FormState;
  segments: readonly { id: number; name: string }[];
}

/** Content, audience and sending rate of an issue. */
export function IssueFields({ form, segments }: IssueFieldsProps) {
  return (
    <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-4">
      <TextField {...form.field('subject')} label={t('fields.subject')} maxLength={120} required />
      <TextField
        {...form.field('preview')}
        label={t('fields.preview')}
        hint={t('fields.previewHint')}
        maxLength={160}
        required
      />
      <TextArea
        {...form.field('body')}
        label={t('fields.body')}
        hint={t('fields.bodyHint')}
        rows={14}
        maxLength={20_000}
        required
      />
      <div className="grid level-fields gap-4 md:grid-cols-3">
        <Select
          {...form.field('channel')}
          label={t('fields.channel')}
          options={SITES.map((value) => ({ value, label: siteLabel(value) }))}
          required
        />
        <Select
          {...form.field('audience')}
          label={t('fields.audience')}
          options={[
            ...AUDIENCES.filter((value) => value !== 'segment').map((value) => ({
              value,
              label: t(`audiences.${value}`),
            })),
            ...segments.map(({ id, name }) => ({
              value: `segment:${id}`,
              label: t('segment', { name }),
            })),
          ]}
          required
        />
        <TextField
          {...form.field('perMinute')}
          label={t('fields.perMinute')}
          inputMode="numeric"
          required
        />
      </div>
    </div>
  );
}
