import { data } from 'react-router';
import { ADJUSTABLE, ADJUSTABLE_TERMS } from '#kit/adjustable-terms.ts';
import { LEAVING_OFFERS } from '#kit/leaving-offers.ts';
import { ENTRY_TYPES } from '#modules/content/admin-contracts.ts';
import { paymentMethodCodes } from '#modules/payments/contracts.ts';
import { type SettingShape, settingPreviewShape } from '#modules/settings/admin-contracts.ts';
import { ROLES } from '#modules/staff/rules/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { settingCalls } from '#services/admin/settings.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { FormKey } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { SeenValues } from '../parts/seen-values.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/setting.page';
import { ClosingConsequence } from './closing-consequence.tsx';
import { DecidedChanges } from './decided-changes.tsx';
import { settingIntents } from './setting-intents.server.ts';
import {
  eurosOf,
  isTextKindIn,
  LIMITED,
  limitsOf,
  methodName,
  methodsIn,
  offerName,
  offersOf,
  reasonName,
  seenSetting,
  spansOf,
  spanText,
  termHint,
  termName,
  termsOf,
  textKindName,
  valueText,
} from './setting-values.ts';
import { t } from './settings-words.ts';

export const handle = { name: 'office-setting', tracking: false } satisfies RouteHandle;

async function readSetting(admin: AdminClient, name: string): Promise<SettingShape> {
  const { members } = await settingCalls(admin).list();
  const setting = members.find((one) => one.name === name);
  if (!setting) throw data(null, { status: 404 });
  return setting;
}

export async function loader({ context, request, url, params: { name } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return {
    setting: await readSetting(admin, name),
    done: url.searchParams.get('fait'),
    formKey: newFormKey(),
  };
}

export async function action({ context, request, params: { name } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const setting = await readSetting(admin, name);
  return answerIntent(settingIntents, request, { admin, setting, next: officePaths.setting(name) });
}

export const meta = () => officeHead(t('rules.title'));

/** One setting: current, scheduled and past values, and a form to change it. */
export default function OfficeSettingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { setting, done, formKey } = loaderData;
  const { name, kind, value, waiting, past } = setting;
  const mayChange = useMay('operations.manage');
  const form = { formKey, refused: actionData };
  return (
    <>
      <PageTitle
        lead={
          <Link to={officePaths.settings()} className="link">
            {t('rules.all')}
          </Link>
        }
      >
        {t.translate(`names.${name}`)}
      </PageTitle>
      {done && t.has(`rules.done.${done}`) && (
        <Alert tone="success" className="mb-6">
          {t.translate(`rules.done.${done}`)}
        </Alert>
      )}
      <Grid columns={2} className="items-start gap-6">
        {mayChange && <ChangeForm setting={setting} {...form} />}
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Panel title={t('rules.present')}>
            <p className="break-words">{valueText(kind, value)}</p>
            <p className="mt-2 text-small text-encre-2">{t.translate(`effects.${name}`)}</p>
          </Panel>
          <DecidedChanges
            waiting={waiting}
            past={past}
            withdraw={
              mayChange
                ? {
                    name: 'withdrawSetting',
                    label: (date) => t('rules.withdrawOf', { date }),
                    asks: t('rules.withdrawAsks'),
                  }
                : null
            }
            nonePast={t('rules.nonePast')}
            {...form}
          >
            {(change) =>
              change.value === null ? t('rules.initial') : valueText(kind, change.value)
            }
          </DecidedChanges>
        </div>
      </Grid>
    </>
  );
}

interface ChangeFormProps {
  setting: SettingShape;
  formKey: string;
  refused: Route.ComponentProps['actionData'];
}

function ChangeForm({ setting, formKey, refused }: ChangeFormProps) {
  const { kind, value } = setting;
  const euros = kind === 'euros' ? eurosOf(value) : [];
  const form = useForm('changeSetting', refused, {
    values: {
      value,
      ...Object.fromEntries(euros.map(([role, amount]) => [`euros-${role}`, amount])),
      ...partValues(setting),
    },
  });
  const values = refused?.form === 'changeSetting' ? refused.values : {};
  const preview = previewSeen(values.preview);
  const isRight = preview !== null && refused?.problems.length === 0;
  return (
    <Panel title={t('rules.change')}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <SeenValues values={seenSetting(setting)} />
        {isRight && <input type="hidden" name="looked" value={values.looked ?? ''} />}
        <ValueFields form={form} setting={setting} />
        <TextField
          {...form.field('appliesOn')}
          label={t('tariff.appliesOn')}
          hint={t('tariff.appliesOnHint')}
          type="date"
          required
        />
        {isRight && (
          <Alert tone="info" live title={t('tariff.would')}>
            <ul className="grid list-disc gap-1 pl-5">
              <li>
                {t('rules.becomes', {
                  before: valueText(kind, preview.before),
                  after: valueText(kind, preview.after),
                })}
              </li>
              <li>{t.translate(`effects.${setting.name}`)}</li>
              {preview.closing !== null && <ClosingConsequence closing={preview.closing} />}
              {preview.orders !== null && <li>{t('rules.orders', { count: preview.orders })}</li>}
              {kind !== 'terms' && kind !== 'offers' && <li>{t('rules.texts')}</li>}
            </ul>
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          {isRight && (
            <Button type="submit" name="confirmed" value="1" pending={form.pending}>
              {t('rules.confirm')}
            </Button>
          )}
          <Button type="submit" variant="secondary" pending={form.pending}>
            {t(isRight ? 'tariff.again' : 'tariff.look')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  );
}

function previewSeen(text: string | undefined) {
  if (!text) return null;
  const read = settingPreviewShape.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
}

/** Initial values of the proposal fields. */
const offerValues = (value: string): Record<string, string> =>
  Object.fromEntries(
    offersOf(value).flatMap(({ reason, offers: [first = '', second = ''] }) => [
      [`first-${reason}`, first],
      [`second-${reason}`, second],
    ]),
  );

/** Initial values where a setting has several fields. */
function partValues({ kind, value }: SettingShape): Record<string, string> {
  if (kind === 'offers') return offerValues(value);
  if (kind === 'terms') return Object.fromEntries(termsOf(value));
  if (kind === 'methods')
    return Object.fromEntries(
      methodsIn(value).map((code, at) => [`place-${code}`, String(at + 1)]),
    );
  if (kind === 'limits')
    return Object.fromEntries(
      limitsOf(value).flatMap(({ code, least, most }) => [
        [`least-${code}`, least],
        [`most-${code}`, most],
      ]),
    );
  return {};
}

function ValueFields({ form, setting }: { form: FormState; setting: SettingShape }) {
  const { kind, value, name } = setting;
  const label = t.translate(`names.${name}`);
  if (kind === 'euros')
    return (
      <fieldset className="grid gap-4 md:grid-cols-2">
        <legend className="mb-2 font-bold">{label}</legend>
        {ROLES.map((role) => (
          <TextField
            key={role}
            {...form.field(`euros-${role}`)}
            label={t(`roles.${role}`)}
            inputMode="numeric"
            maxLength={6}
          />
        ))}
        <WholeError form={form} />
      </fieldset>
    );
  if (kind === 'methods')
    return (
      <fieldset className="grid gap-4">
        <legend className="font-bold">{label}</legend>
        <p className="text-small text-encre-2">{t('hints.methods')}</p>
        <div className="grid level-fields gap-4 md:grid-cols-2">
          {paymentMethodCodes.map((code) => (
            <TextField
              key={code}
              {...form.field(`place-${code}`)}
              label={methodName(code)}
              inputMode="numeric"
              maxLength={1}
            />
          ))}
        </div>
        <p className="text-small text-error">{form.field('value').error}</p>
      </fieldset>
    );
  if (kind === 'limits')
    return (
      <>
        <p className="text-small text-encre-2">{t('hints.limits')}</p>
        {LIMITED.map((code) => (
          <fieldset key={code}>
            <legend className="font-bold">{methodName(code)}</legend>
            <div className="mt-2 grid grid-cols-2 level-fields gap-4">
              <TextField
                {...form.field(`least-${code}`)}
                label={t('rules.least')}
                inputMode="numeric"
                maxLength={6}
              />
              <TextField
                {...form.field(`most-${code}`)}
                label={t('rules.most')}
                inputMode="numeric"
                maxLength={6}
              />
            </div>
          </fieldset>
        ))}
        <p className="text-small text-error">{form.field('value').error}</p>
      </>
    );
  if (kind === 'offers') {
    const options = LEAVING_OFFERS.map((offer) => ({ value: offer, label: offerName(offer) }));
    return (
      <>
        <p className="text-small text-encre-2">{t('hints.offers')}</p>
        {offersOf(value).map(({ reason }) => (
          <fieldset key={reason}>
            <legend className="font-bold">{reasonName(reason)}</legend>
            <div className="mt-2 grid level-fields gap-4 md:grid-cols-2">
              <Select
                {...form.field(`first-${reason}`)}
                label={t('rules.firstOffer')}
                placeholder={t('rules.noOffer')}
                options={options}
              />
              <Select
                {...form.field(`second-${reason}`)}
                label={t('rules.secondOffer')}
                placeholder={t('rules.noOffer')}
                options={options}
              />
            </div>
          </fieldset>
        ))}
        <WholeError form={form} />
      </>
    );
  }
  if (kind === 'terms')
    return (
      <fieldset className="grid gap-4">
        <legend className="font-bold">{label}</legend>
        <p className="text-small text-encre-2">{t('hints.terms')}</p>
        {ADJUSTABLE.map((term) => (
          <TextField
            key={term}
            {...form.field(term)}
            label={t('rules.term', {
              name: termName(term),
              unit: t(`units.${ADJUSTABLE_TERMS[term].unit}`),
            })}
            hint={termHint(term)}
            inputMode="numeric"
            maxLength={4}
            required
          />
        ))}
      </fieldset>
    );
  if (kind === 'texts')
    return (
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-bold">{label}</legend>
        {ENTRY_TYPES.map((type) => (
          <Checkbox
            key={type}
            name={`text-${type}`}
            label={textKindName(type)}
            defaultChecked={isTextKindIn(value, type)}
          />
        ))}
        <p className="text-small text-error">{form.field('value').error}</p>
      </fieldset>
    );
  if (kind === 'closed')
    return (
      <>
        {spansOf(value).map((span) => {
          const key = `open-${span.from === span.to ? span.from : `${span.from}..${span.to}`}`;
          return (
            <Checkbox key={key} name={key} label={t('rules.reopen', { span: spanText(span) })} />
          );
        })}
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField {...form.field('from')} label={t('rules.closedFrom')} type="date" />
          <TextField
            {...form.field('to')}
            label={t('rules.closedTo')}
            hint={t('rules.closedToHint')}
            type="date"
          />
        </div>
        <p className="text-small text-error">{form.field('value').error}</p>
      </>
    );
  return (
    <TextField
      {...form.field('value')}
      label={label}
      hint={t.has(`hints.${kind}`) ? t.translate(`hints.${kind}`) : undefined}
      type={kind === 'time' ? 'time' : kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'count' || kind === 'days' || kind === 'hours' ? 'numeric' : undefined}
      maxLength={500}
      required
    />
  );
}

/** The error of a setting with several fields as a whole; the error summary links to it. */
function WholeError({ form }: { form: FormState }) {
  const { id, error } = form.field('value');
  return (
    <p id={id} tabIndex={-1} className="text-small text-error">
      {error}
    </p>
  );
}
