import { Printer, ScanBarcode } from 'lucide-react';
import type { WaveShape } from '#modules/waves/admin-contracts.ts';
import { isHere } from '#modules/waves/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { LinkButton } from '#ui/link.tsx';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './wave-words.ts';

interface WaveStepsProps {
  wave: WaveShape;
  keys: { label: string; import: string; send: string; close: string };
  importLabels: ShownForm<'numbers'>;
  refused: FormAnswer | undefined;
}

/** The steps of a wave from labels to departure, one button each. */
export function WaveSteps({ wave, keys, importLabels, refused }: WaveStepsProps) {
  const mayManage = useMay('orders.manage');
  const here = wave.members.filter(isHere);
  const missing = here.filter(({ labels }) => labels.length === 0).length;
  const stale = here.filter(({ isLabelStale }) => isLabelStale).length;
  const refusedLabels = here.filter(({ labelProblem }) => labelProblem?.state === 'refused').length;
  const unheard = here.filter(
    ({ labelProblem }) => labelProblem?.state === 'sent' && labelProblem.reason !== null,
  ).length;
  const printed = here.filter(({ prints }) => prints.length > 0).length;
  const leaving = here.length - missing - stale;
  return (
    <Panel title={t('steps.title')}>
      <ol className="grid gap-4">
        {mayManage && (
          <li>
            <div className="grid gap-2">
              {missing + stale > 0 ? (
                <ActionForm
                  name="labelWave"
                  formKey={keys.label}
                  refused={refused}
                  submit={t('steps.labels')}
                  variant="primary"
                  size="regular"
                />
              ) : (
                <p className="text-small text-encre-2">{t('steps.labelsDone')}</p>
              )}
              {missing > 0 && (
                <p className="text-small text-encre-2">
                  {t('steps.labelsMissing', { count: missing })}
                </p>
              )}
              {unheard > 0 && (
                <p className="text-small font-bold">{t('steps.unheard', { count: unheard })}</p>
              )}
              {refusedLabels > 0 && (
                <p className="text-small font-bold">
                  {t('steps.refused', { count: refusedLabels })}
                </p>
              )}
              {stale > 0 && (
                <p className="text-small font-bold">{t('steps.stale', { count: stale })}</p>
              )}
            </div>
          </li>
        )}
        {mayManage && (
          <li>
            <ImportForm form={importLabels} formKey={keys.import} refused={refused} />
          </li>
        )}
        <li>
          <LinkButton
            to={officePaths.waveDocuments(wave.id)}
            reloadDocument
            target="_blank"
            variant="secondary"
            icon={Printer}
          >
            {t('steps.print')}
          </LinkButton>
          {printed > 0 && (
            <p className="mt-2 text-small text-encre-2">
              {t('steps.printed', { count: printed, of: here.length })}
            </p>
          )}
        </li>
        {wave.labelFormat === 'zpl' && (
          <li>
            <LinkButton
              to={officePaths.wavePrinterLabels(wave.id)}
              reloadDocument
              variant="secondary"
              icon={Printer}
            >
              {t('steps.printer')}
            </LinkButton>
          </li>
        )}
        <li>
          <LinkButton
            to={officePaths.packing(wave.id)}
            variant={missing + stale === 0 && here.length > 0 ? 'primary' : 'secondary'}
            icon={ScanBarcode}
          >
            {t('steps.pack')}
          </LinkButton>
        </li>
        {mayManage && leaving > 0 && (
          <li>
            <AskFirst title={t('steps.send')}>
              <p className="mb-3 text-small">{t('steps.sends', { count: leaving })}</p>
              <ActionForm
                name="sendWave"
                formKey={keys.send}
                refused={refused}
                submit={t('steps.sendConfirm')}
                variant="primary"
                size="regular"
              />
            </AskFirst>
          </li>
        )}
        {mayManage && (
          <li>
            <AskFirst title={t('steps.close')}>
              <p className="mb-3 text-small">{t('steps.closes')}</p>
              <ActionForm
                name="closeWave"
                formKey={keys.close}
                refused={refused}
                submit={t('steps.closeConfirm')}
              />
            </AskFirst>
          </li>
        )}
      </ol>
    </Panel>
  );
}

interface ImportFormProps {
  form: ShownForm<'numbers'>;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Imports tracking numbers from a carrier's program. */
function ImportForm({ form, formKey, refused }: ImportFormProps) {
  return (
    <AskFirst title={t('import.ask')} isOpen={refused?.form === form.name}>
      <PlainForm
        form={form}
        t={t}
        formKey={formKey}
        refused={refused}
        variant="secondary"
        className="grid gap-3"
      />
    </AskFirst>
  );
}
