import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { ClaimShape, OrderClaimsShape } from '#modules/claims/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ShownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import type { claimIntents } from './claim-intents.server.ts';
import { CLAIMS_PANEL } from './claims-panel-id.ts';
import { t } from './claims-words.ts';
import { ReturnLabels } from './return-labels.tsx';

type ClaimForms = ShownForms<typeof claimIntents>;

interface ClaimsPanelProps {
  claims: OrderClaimsShape;
  /** Tracking numbers of the sent parcels. */
  parcels: readonly string[];
  forms: ClaimForms;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Claims of an order (lost, damaged or returned parcels), with actions. */
export function ClaimsPanel({ claims, parcels, forms, formKey, refused }: ClaimsPanelProps) {
  const mayManage = useMay('orders.manage');
  const open = claims.claims.filter(({ outcome }) => outcome === null);
  const free = parcels.filter((number) => !open.some((one) => one.trackingNumber === number));
  return (
    <Panel title={t('panel')}>
      <div id={CLAIMS_PANEL} className="grid scroll-mt-24 gap-4">
        {claims.resends && (
          <p className="text-small">
            <Link to={officePaths.order(claims.resends)} className="link">
              {t('resends', { number: claims.resends })}
            </Link>
          </p>
        )}
        {claims.claims.map((claim) => (
          <Claim
            key={claim.id}
            claim={claim}
            goods={claims.goods}
            pieces={
              claims.returnable.find((one) => one.trackingNumber === claim.trackingNumber)
                ?.pieces ?? NOTHING
            }
            forms={forms}
            formKey={`${formKey}-${claim.id}`}
            refused={refused}
          />
        ))}
        <ReturnLabels
          returns={claims.returns}
          hasLeft={parcels.length > 0}
          offer={forms.offerReturn}
          formKey={`${formKey}-return`}
          refused={refused}
        />
        {mayManage && free.length > 0 && (
          <OpenForm
            parcels={free}
            form={forms.openClaim}
            formKey={`${formKey}-open`}
            refused={refused}
          />
        )}
      </div>
    </Panel>
  );
}

type Pieces = OrderClaimsShape['returnable'][number]['pieces'];
const NOTHING: Pieces = [];

interface ClaimProps {
  claim: ClaimShape;
  /** Pieces of the parcel not yet returned. */
  pieces: Pieces;
  goods: OrderClaimsShape['goods'];
  forms: ClaimForms;
  formKey: string;
  refused: FormAnswer | undefined;
}

function Claim({ claim, goods, pieces, forms, formKey, refused }: ClaimProps) {
  const mayManage = useMay('orders.manage');
  const { trackingNumber, kind, note, openedAt, openedBy, state, reference, cents } = claim;
  const { outcome, resentAs, shelved, wasted } = claim;
  const said = reference ? 'claimedWith' : 'claimed';
  return (
    <article className="grid gap-2 rounded-card border border-brume-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-body font-bold break-all">{trackingNumber}</h3>
        <Status tone={outcome ? 'success' : 'warning'}>
          {t(`outcomes.${outcome ?? 'waiting'}`)}
        </Status>
      </div>
      <p className="text-small">
        {t('facts', { kind: t(`kinds.${kind}`), name: openedBy, time: fullDate(openedAt) })}
      </p>
      {note && <p className="text-small text-encre-2">{note}</p>}
      <p className="text-small">
        {t(said, { state: t(`states.${state}`), reference })}
        {cents !== null && `, ${money(cents)}`}
      </p>
      {resentAs && (
        <Link
          to={officePaths.order(resentAs)}
          className="link inline-flex min-h-11 items-center text-small"
        >
          {t('resentAs', { number: resentAs })}
        </Link>
      )}
      {shelved + wasted > 0 && (
        <p className="text-small">{t('inspect.done', { shelved, wasted })}</p>
      )}
      {mayManage && kind === 'returned' && pieces.length > 0 && (
        <InspectForm
          claim={claim}
          pieces={pieces}
          formKey={`${formKey}-inspect-${shelved + wasted}`}
          refused={refused}
        />
      )}
      {mayManage && outcome === null && goods.length > 0 && (
        <ResendForm claim={claim} goods={goods} formKey={`${formKey}-resend`} refused={refused} />
      )}
      {mayManage && (
        <ProgressForm
          claim={claim}
          form={forms.noteClaim}
          formKey={`${formKey}-note`}
          refused={refused}
        />
      )}
      {mayManage && outcome === null && (
        <SettleForm
          claim={claim}
          form={forms.settleClaim}
          formKey={`${formKey}-settle`}
          refused={refused}
        />
      )}
    </article>
  );
}

interface FormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

interface OpenFormProps extends FormProps {
  parcels: readonly string[];
  form: ClaimForms['openClaim'];
}

function OpenForm({ parcels, form, formKey, refused }: OpenFormProps) {
  return (
    <AskFirst title={t('open.ask')} isOpen={refused?.form === form.name}>
      <PlainForm
        form={form}
        t={t}
        formKey={formKey}
        refused={refused}
        offered={{ trackingNumber: parcels.map((value) => ({ value, label: value })) }}
        says={{ kind: (value) => t.translate(`kinds.${value}`) }}
        variant="secondary"
        className="grid gap-3"
      />
    </AskFirst>
  );
}

/** Inspection of a returned parcel: rows prefilled with the most likely result. */
function InspectForm({
  claim,
  pieces,
  formKey,
  refused,
}: FormProps & Pick<ClaimProps, 'claim' | 'pieces'>) {
  const form = useForm('inspectReturn', refused);
  const isNew = claim.shelved + claim.wasted === 0 && claim.outcome === null;
  return (
    <AskFirst title={t('inspect.ask')} isOpen={isNew || refused?.form === 'inspectReturn'}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <input type="hidden" name="claim" value={claim.id} />
        <p className="text-small">{t('inspect.text')}</p>
        {pieces.map((piece, row) => (
          <PieceFields
            key={`${piece.variantCode} ${piece.lot}`}
            form={form}
            row={row}
            piece={piece}
          />
        ))}
        <Submit label={t('inspect.submit')} pending={form.pending} />
      </PageForm>
    </AskFirst>
  );
}

function PieceFields({
  form,
  row,
  piece,
}: {
  form: FormState;
  row: number;
  piece: Pieces[number];
}) {
  const { variantCode, productName, variantName, lot, quantity } = piece;
  const field = (name: string, usual: string) => {
    const { defaultValue = usual, ...rest } = form.field(`pieces.${row}.${name}`);
    return { ...rest, defaultValue };
  };
  return (
    <fieldset className="grid grid-cols-2 gap-3 border-t border-brume-2 pt-3">
      <legend className="float-left col-span-2 w-full text-small font-bold">
        {t('inspect.piece', {
          quantity,
          name: [productName, variantName].filter(Boolean).join(', '),
        })}
      </legend>
      <input type="hidden" name={`pieces.${row}.variantCode`} value={variantCode} />
      <div className="col-span-2">
        <TextField {...field('lot', lot ?? '')} label={t('inspect.lot')} maxLength={40} />
      </div>
      <TextField
        {...field('shelf', String(quantity))}
        label={t('inspect.shelf')}
        inputMode="numeric"
        pattern="\d{1,4}"
        maxLength={4}
      />
      <TextField
        {...field('waste', '0')}
        label={t('inspect.waste')}
        inputMode="numeric"
        pattern="\d{1,4}"
        maxLength={4}
      />
    </fieldset>
  );
}

function ResendForm({
  claim,
  goods,
  formKey,
  refused,
}: FormProps & Pick<ClaimProps, 'claim' | 'goods'>) {
  const form = useForm('resendParcel', refused);
  return (
    <AskFirst title={t('resend.ask')} isOpen={refused?.form === 'resendParcel'}>
      <PageForm form={form} className="grid gap-3">
        <FormKey value={formKey} />
        <input type="hidden" name="claim" value={claim.id} />
        <p className="text-small">{t('resend.text')}</p>
        {goods.map(({ variantCode, productName, variantName, quantity }) => (
          <TextField
            key={variantCode}
            {...form.field(`quantity.${variantCode}`)}
            label={t('resend.quantity', {
              name: [productName, variantName].filter(Boolean).join(', '),
              count: quantity,
            })}
            inputMode="numeric"
            defaultValue={String(quantity)}
            className="max-w-40"
            required
          />
        ))}
        <Submit label={t('resend.submit')} pending={form.pending} />
      </PageForm>
    </AskFirst>
  );
}

interface ClaimFormProps<Name extends keyof ClaimForms> extends FormProps {
  claim: ClaimShape;
  form: ClaimForms[Name];
}

function ProgressForm({ claim, form, ...shown }: ClaimFormProps<'noteClaim'>) {
  const { state, reference } = claim;
  return (
    <AskFirst title={t('progress.ask')} isOpen={shown.refused?.form === form.name}>
      <PlainForm
        form={form}
        t={t}
        {...shown}
        values={{ state, reference }}
        says={{ state: (value) => t.translate(`states.${value}`) }}
        hidden={{ claim: claim.id }}
        variant="secondary"
        className="grid gap-3"
      />
    </AskFirst>
  );
}

function SettleForm({ claim, form, ...shown }: ClaimFormProps<'settleClaim'>) {
  return (
    <AskFirst title={t('settle.ask')} isOpen={shown.refused?.form === form.name}>
      <PlainForm
        form={form}
        t={t}
        {...shown}
        says={{ outcome: (value) => t.translate(`outcomes.${value}`) }}
        hidden={{ claim: claim.id }}
        variant="secondary"
        className="grid gap-3"
      />
    </AskFirst>
  );
}

function Submit({ label, pending }: { label: string; pending: boolean }) {
  return (
    <Button
      type="submit"
      variant="secondary"
      size="compact"
      className="justify-self-start"
      pending={pending}
    >
      {label}
    </Button>
  );
}
