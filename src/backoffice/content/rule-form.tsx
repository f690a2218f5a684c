import { ROUTE_GUARDS, type TeamRuleShape } from '#modules/content/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './rules-words.ts';

interface RuleFormProps {
  /** The rule being edited; null to add one. */
  rule: TeamRuleShape | null;
  formKey: string;
  refused: FormAnswer | undefined;
}

const CODES = ['301', '302', '307', '308'] as const;
const ONE_HOUR = '3600';

/** Edits a route rule: a redirection, or a guard of a page. */
export function RuleForm({ rule, formKey, refused }: RuleFormProps) {
  const values = {
    path: rule?.path,
    to: rule?.redirect?.to,
    statusCode: String(rule?.redirect?.statusCode ?? 301),
    cache: rule ? String(rule.cache) : ONE_HOUR,
  };
  const form = useForm('saveRule', refused, { values });
  const typed = refused?.form === 'saveRule' ? refused.values : null;
  const ticked = (name: string, was: boolean) => (typed ? name in typed : was);
  return (
    <Panel title={rule ? t('form.change', { path: rule.path }) : t('form.add')}>
      <PageForm form={form} className="grid gap-4" key={typed ? refused?.submission : rule?.path}>
        <FormKey value={formKey} />
        <TextField
          {...form.field('path')}
          label={t('form.path')}
          hint={t('form.pathHint')}
          readOnly={rule !== null}
          required
          maxLength={500}
        />
        <TextField {...form.field('to')} label={t('form.to')} hint={t('form.toHint')} optional />
        <Select
          {...form.field('statusCode')}
          label={t('form.code')}
          options={CODES.map((value) => ({ value, label: t(`form.codes.${value}`) }))}
        />
        <fieldset>
          <legend className="text-small font-bold">{t('form.guards')}</legend>
          {ROUTE_GUARDS.map((name) => (
            <Checkbox
              key={name}
              name={`guard-${name}`}
              label={t(`guards.${name}`)}
              defaultChecked={ticked(`guard-${name}`, rule?.appMiddleware?.[name] ?? false)}
            />
          ))}
        </fieldset>
        <TextField {...form.field('cache')} label={t('form.cache')} inputMode="numeric" required />
        <Checkbox
          name="noindex"
          label={t('form.noindex')}
          defaultChecked={ticked('noindex', rule?.index === false)}
        />
        <Checkbox
          name="hides"
          label={t('form.hides')}
          defaultChecked={ticked('hides', rule?.hidesPage ?? false)}
        />
        <ButtonRow inPanel className="items-center">
          <Button type="submit" size="compact" pending={form.pending}>
            {t('form.submit')}
          </Button>
          {rule && (
            <Link to={officePaths.routeRules()} className="link text-small">
              {t('form.cancel')}
            </Link>
          )}
        </ButtonRow>
      </PageForm>
    </Panel>
  );
}

/** Deletes a route rule. */
export function RemoveRule({ rule, formKey, refused }: RuleFormProps & { rule: TeamRuleShape }) {
  return (
    <Panel title={t('remove.title')}>
      <ActionForm
        name="removeRule"
        formKey={formKey}
        refused={refused}
        variant="danger"
        submit={t('remove.submit')}
        asks={t('remove.text', { path: rule.path })}
      >
        <input type="hidden" name="path" value={rule.path} />
      </ActionForm>
    </Panel>
  );
}
