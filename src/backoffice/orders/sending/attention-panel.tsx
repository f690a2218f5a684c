import { fullDate, timeOfDay } from '#i18n/dates.ts';
import type { AttentionShape } from '#modules/orders/admin-contracts.ts';
import { HAND_CODES, type Lets } from '#modules/orders/rules/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PlainForm } from '../../form/plain-form.tsx';
import type { ShownForm } from '../../form/shown-form.ts';
import { AskFirst } from '../../parts/ask-first.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useMay } from '../../parts/use-may.ts';
import { officePaths } from '../../paths.ts';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

/**
 * Why an order needs attention: cause, next step, responsible person and time; and forms to release
 * it (O-01).
 */
export function AttentionPanel({ file, formKey, refused }: SendingFormProps) {
  const mayManage = useMay('orders.manage');
  const mayRefund = useMay('orders.refund');
  return file.attention.map((one) => {
    const { code, mayLeave, mayPayBack } = one;
    const form = { one, refused, formKey, isHere: file.mayHold };
    return (
      <Alert
        key={code}
        tone={mayLeave ? 'info' : code === 'disputed' ? 'error' : 'warning'}
        title={one.cause}
        className="mb-6"
      >
        <p>{one.nextStep}</p>
        {code === 'disputed' && (
          <p className="mt-1 font-bold">
            {one.dueAt && `${t('attention.due', { date: fullDate(one.dueAt) })} `}
            <Link to={officePaths.dispute(file.number)} className="link">
              {t('attention.answer')}
            </Link>
          </p>
        )}
        {one.reason && <p className="mt-1">{t('attention.reason', { reason: one.reason })}</p>}
        <p className="mt-1 text-small">
          {t(`attention.owners.${one.owner}`)}{' '}
          {t(one.author ? 'attention.sinceBy' : 'attention.since', {
            date: fullDate(one.since),
            time: timeOfDay(one.since),
            name: one.author ?? '',
          })}
          {mayLeave && ` ${t('attention.let.leave')}`}
          {mayPayBack && ` ${t('attention.let.pay_back')}`}
        </p>
        {mayManage && (
          <div className="mt-3 flex flex-wrap items-start gap-3">
            {!mayLeave && <ReleaseForm {...form} lets="leave" />}
            {code === 'disputed' && !mayPayBack && mayRefund && (
              <ReleaseForm {...form} lets="pay_back" />
            )}
          </div>
        )}
      </Alert>
    );
  });
}

interface ReleaseFormProps extends Omit<SendingFormProps, 'file'> {
  one: AttentionShape;
  lets: Lets;
  /** It was not sent yet: resolving a reason of a sent order releases nothing. */
  isHere: boolean;
}

function ReleaseForm({ one: { code }, lets, isHere, formKey, refused }: ReleaseFormProps) {
  const words = lets === 'leave' && !isHere ? 'settle' : lets;
  const name = `releaseOrder-${code}-${lets}`;
  const form = useForm(name, refused, { words: 'releaseOrder' });
  return (
    <AskFirst title={t(`attention.release.${words}`)} isOpen={refused?.form === name}>
      <PageForm form={form} className="grid gap-3">
        <FormKey value={`${formKey}-${code}-${lets}`} />
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="lets" value={lets} />
        <p className="text-small">{t(`attention.consequence.${words}`)}</p>
        <TextField {...form.field('reason')} label={t('attention.why')} maxLength={500} required />
        <Button
          type="submit"
          variant="secondary"
          size="compact"
          className="justify-self-start"
          pending={form.pending}
        >
          {t(`attention.confirm.${words}`)}
        </Button>
      </PageForm>
    </AskFirst>
  );
}

/** Puts an order on hold manually. */
export function HoldPanel({
  file,
  form,
  ...shown
}: SendingFormProps & { form: ShownForm<'code' | 'reason'> }) {
  const open = file.attention.filter(({ mayLeave }) => !mayLeave).map(({ code }) => code as string);
  const codes = HAND_CODES.filter((code) => !open.includes(code));
  if (!useMay('orders.manage') || !file.mayHold || codes.length === 0) return null;
  return (
    <Panel title={t('hold.title')}>
      <AskFirst title={t('hold.ask')} isOpen={shown.refused?.form === form.name}>
        <PlainForm
          form={form}
          t={t}
          {...shown}
          offered={{
            code: codes.map((value) => ({ value, label: t(`forms.holdOrder.codes.${value}`) })),
          }}
          variant="secondary"
          className="grid gap-3"
        />
      </AskFirst>
    </Panel>
  );
}
