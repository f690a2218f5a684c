import { number } from '#i18n/numbers.ts';
import type { AnalysisPreview, TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import { CONSTITUENTS } from '#modules/catalog/rules/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from '../catalogue-words.ts';
import { EditForm, type EditProps } from './edit-form.tsx';

interface AnalysisFormProps extends EditProps {
  label: NonNullable<TeamProductDetailShape['label']>;
}

/** The analytical constituents; changed energy and rations are previewed before saving. */
export function AnalysisForm({ label, refused, ...edit }: AnalysisFormProps) {
  const { constituents, declaredEnergy } = label;
  const values = {
    ...Object.fromEntries(
      constituents.map(({ code, value }) => [`constituents.${code}`, number(value)]),
    ),
    declaredEnergy: declaredEnergy === null ? '' : number(declaredEnergy),
  };
  const form = useForm('editAnalysis', refused, { values });
  const sent = refused?.form === 'editAnalysis' ? refused.values : null;
  const preview = sent?.preview ? (JSON.parse(sent.preview) as AnalysisPreview) : null;
  return (
    <EditForm
      {...edit}
      form={form}
      title={t('edit.analysis')}
      text={t('edit.analysisText')}
      submit={preview ? t('edit.analysisSubmit') : undefined}
    >
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {CONSTITUENTS.map((code) => (
          <TextField
            key={code}
            {...form.field(`constituents.${code}`)}
            label={t('edit.percentOf', { name: t(`constituents.${code}`) })}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <TextField
          {...form.field('declaredEnergy')}
          label={t('edit.declaredEnergy')}
          hint={t('edit.declaredEnergyHint')}
          inputMode="decimal"
          autoComplete="off"
          className="col-span-full"
        />
      </div>
      <input type="hidden" name="seen" value={sent?.seen ?? ''} key={sent?.seen} />
      {preview && <Preview {...preview} />}
    </EditForm>
  );
}

const kcal = (energy: number | null) =>
  energy === null ? t('edit.noEnergy') : t('product.energyValue', { value: number(energy) });

/** The computed values before and after. */
function Preview({ before, after, warnings, problem }: AnalysisPreview) {
  const grams = (rations: typeof before.rations, label: string) => {
    const row = rations.find((one) => one.label === label);
    return row ? `${number(row.ration)}\u00a0g` : '–';
  };
  const labels = [...new Set([...before.rations, ...after.rations].map(({ label }) => label))];
  return (
    <div className="grid gap-3">
      <Alert tone={problem || warnings.length > 0 ? 'warning' : 'info'} live>
        {t('edit.energyMoves', { before: kcal(before.energy), after: kcal(after.energy) })}
        {problem && ` ${t(`edit.problems.${problem}`)}`}
        {warnings.map((warning) => ` ${t(`edit.warnings.${warning}`)}`)}
      </Alert>
      {labels.length > 0 && (
        <Table caption={t('edit.rations')}>
          <thead>
            <tr>
              <th scope="col">{t('edit.rationOf')}</th>
              <th scope="col" className="text-right">
                {t('edit.today')}
              </th>
              <th scope="col" className="text-right">
                {t('edit.afterwards')}
              </th>
            </tr>
          </thead>
          <tbody>
            {labels.map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="text-right tabular-nums">{grams(before.rations, label)}</td>
                <td className="text-right tabular-nums">{grams(after.rations, label)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}
