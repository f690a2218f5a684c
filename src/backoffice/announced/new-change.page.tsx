import { data, redirect } from 'react-router';
import type { ChangePlan } from '#modules/planned-changes/admin-contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { plannedChangeCalls } from '#services/admin/planned-changes.ts';
import { Button } from '#ui/button.tsx';
import { officeHead } from '../office-head.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey, formKeyOf } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { resumedForm } from '../parts/resumed-form.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/new-change.page';
import { t } from './announced-words.ts';
import { ImpactPanel } from './impact-panel.tsx';
import { PriceFields, ReplacementFields, WhenFields } from './plan-fields.tsx';
import { KINDS, pricePlan, replacementPlan, typedPlans } from './typed-plan.server.ts';

export const handle = { name: 'office-new-change', tracking: false } satisfies RouteHandle;

function kindOf(requested: string) {
  const kind = KINDS.find((one) => one === requested);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

export function loader({ context, request, params }: Route.LoaderArgs) {
  requireStaff(context, request);
  return { kind: kindOf(params.kind), formKey: newFormKey() };
}

/** Previews how many subscriptions a change would affect, or plans it. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const calls = plannedChangeCalls(admin);
  const form = await request.formData();
  const resumed = resumedForm(form);
  if (resumed) return data({ refused: resumed, impact: null, values: resumed.values });
  const isPlanned = form.get('step') === 'plan';
  const send = async (plan: ChangePlan) => {
    if (!isPlanned) return calls.preview(plan);
    await calls.plan(plan, formKeyOf(form));
    return null;
  };
  const requested = { form: 'planChange', data: form, others: ['confirmed'] };
  const outcome =
    kindOf(params.kind) === 'prix'
      ? await submitForm({
          ...requested,
          schema: typedPlans.prix,
          send: (typed) => send(pricePlan(typed)),
        })
      : await submitForm({
          ...requested,
          schema: typedPlans.remplacement,
          send: (typed) => send(replacementPlan(typed)),
        });
  const { done, refused } = outcome;
  const values: Record<string, string> = refused ? {} : typedValues(form);
  if (refused) return data({ refused, impact: null, values }, { status: 422 });
  if (isPlanned) throw redirect(officePaths.changes());
  return data({ refused: undefined, impact: done ?? null, values });
}

export const meta = () => officeHead(t('title'));

/** Plans a change of subscriptions: preview first, then announcement. */
export default function NewChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, formKey } = loaderData;
  const { refused, impact, values } = actionData ?? {};
  const form = useForm('planChange', refused, { values: { noticeDays: '30', ...values } });
  const asks = refused?.fields.confirmed !== undefined || values?.confirmed !== undefined;
  return (
    <>
      <PageTitle lead={t(`form.lead.${kind}`)}>{t(`form.title.${kind}`)}</PageTitle>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={t('one.facts')}>
          <PageForm form={form} className="grid gap-4">
            <FormKey value={formKey} />
            {kind === 'prix' ? (
              <PriceFields form={form} asks={asks} />
            ) : (
              <ReplacementFields form={form} />
            )}
            <WhenFields form={form} />
            <ButtonRow inPanel>
              <Button
                type="submit"
                name="step"
                value="preview"
                variant={impact ? 'secondary' : 'primary'}
                size="compact"
                pending={form.pending}
              >
                {t('form.preview')}
              </Button>
              {impact && (
                <Button
                  type="submit"
                  name="step"
                  value="plan"
                  size="compact"
                  pending={form.pending}
                >
                  {t('form.submit')}
                </Button>
              )}
            </ButtonRow>
          </PageForm>
        </Panel>
        {impact && (
          <div aria-live="polite">
            <ImpactPanel impact={impact} kind={kind === 'prix' ? 'price' : 'replacement'} />
          </div>
        )}
      </div>
    </>
  );
}
