import { money } from '#i18n/money.ts';
import { percent as percentWords } from '#i18n/numbers.ts';
import type { PricePreviewShape } from '#modules/catalog/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './price-sheet-words.ts';

interface PricePreviewProps {
  preview: PricePreviewShape;
  text: string;
  formKey: string;
  refused: FormAnswer | undefined;
}

type Line = PricePreviewShape['lines'][number];

/** Changes that are listed; every line that is wrong is. */
const LISTED = 200;
const isWrong = ({ problem }: Line) => problem !== null && problem !== 'unusual';

/** What a sheet would change, every line that is wrong, and the press that applies it. */
export function PricePreview({ preview, text, formKey, refused }: PricePreviewProps) {
  const form = useForm('applyPrices', refused);
  const { lines, missing, version } = preview;
  const wrong = lines.filter(isWrong);
  const changed = lines.filter((line) => !isWrong(line) && line.before !== line.cents);
  const isUnusual = changed.some(({ problem }) => problem === 'unusual');
  const shown = [...wrong, ...changed.slice(0, LISTED)];
  const mayApply = missing.length === 0 && wrong.length === 0 && changed.length > 0;
  return (
    <Panel title={t('preview.title')}>
      <div aria-live="polite" className="mb-4 grid gap-2">
        {missing.length > 0 && (
          <Alert tone="error">{t('preview.missing', { names: missing.join(', ') })}</Alert>
        )}
        {wrong.length > 0 && (
          <Alert tone="error">{t('preview.errors', { count: wrong.length })}</Alert>
        )}
        {missing.length === 0 && (
          <p>
            {changed.length === 0
              ? t('preview.nothing')
              : t('preview.changes', {
                  count: changed.length,
                  same: lines.length - wrong.length - changed.length,
                })}
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <ListTable
          caption={t('preview.title')}
          columns={[
            { figures: t('preview.line') },
            t('preview.article'),
            t('preview.site'),
            { figures: t('preview.before') },
            { figures: t('preview.after') },
            t('preview.what'),
          ]}
        >
          {shown.map((line) => (
            <tr key={line.line}>
              <td className="text-right tabular-nums">{line.line}</td>
              <th scope="row">
                {line.name ?? line.code}
                {line.name && (
                  <span className="block text-small font-normal text-encre-2">{line.code}</span>
                )}
              </th>
              <td>{line.channel}</td>
              <td className="text-right whitespace-nowrap tabular-nums">
                {priceWords(line.before)}
              </td>
              <td className="text-right whitespace-nowrap tabular-nums">
                {priceWords(line.cents)}
              </td>
              <td className={line.problem ? 'font-bold' : undefined}>{noteOf(line)}</td>
            </tr>
          ))}
        </ListTable>
      )}
      {changed.length > LISTED && (
        <p className="mt-3">{t('preview.more', { count: changed.length - LISTED })}</p>
      )}
      {mayApply && (
        <PageForm form={form} className="mt-4 grid gap-4">
          <FormKey value={formKey} />
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="version" value={version} />
          {isUnusual && <Checkbox name="confirmed" value="oui" label={t('preview.confirm')} />}
          <div>
            <Button type="submit" size="compact" pending={form.pending}>
              {t('preview.submit', { count: changed.length })}
            </Button>
          </div>
        </PageForm>
      )}
    </Panel>
  );
}

const priceWords = (cents: number | null) => (cents === null ? '–' : money(cents));

const noteOf = ({ problem, percent }: Line): string =>
  [problem && t(`problems.${problem}`), percent !== null && percentWords(percent, { sign: true })]
    .filter(Boolean)
    .join(' · ');
