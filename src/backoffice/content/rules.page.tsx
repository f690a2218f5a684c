import { defined } from '#kit/defined.ts';
import type { TeamRuleShape } from '#modules/content/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { routeRuleCalls } from '#services/admin/content.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { ListTable } from '../parts/list-table.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/rules.page';
import { RemoveRule, RuleForm } from './rule-form.tsx';
import { ruleIntents } from './rule-intents.server.ts';
import { t } from './rules-words.ts';

export const handle = { name: 'office-rules', tracking: false } satisfies RouteHandle;

const DONE = ['regle', 'supprimee'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members: rules } = await routeRuleCalls(admin).list();
  const query = new URL(request.url).searchParams;
  const chosen = rules.find(({ path }) => path === query.get('regle')) ?? null;
  const said = DONE.find((one) => one === query.get('fait')) ?? null;
  return { rules, chosen, done: said, formKeys: [newFormKey(), newFormKey()] as const };
}

export function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(ruleIntents, request, { admin, next: officePaths.routeRules() });
}

export const meta = () => officeHead(t('title'));

/** Redirections and page guards. */
export default function OfficeRulesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rules, chosen, done, formKeys } = loaderData;
  const mayWrite = useMay('content.manage');
  return (
    <>
      <PageTitle
        lead={t('lead')}
        aside={
          <Link to={officePaths.contents()} className="link">
            {t('contents')}
          </Link>
        }
      >
        {t('title')}
      </PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t(`done.${done}`)}
        </Alert>
      )}
      <Grid columns="aside" className="items-start gap-6">
        {rules.length === 0 ? <p>{t('none')}</p> : <RulesTable rules={rules} />}
        {mayWrite && (
          <div className="grid gap-6">
            <RuleForm
              key={chosen?.path}
              rule={chosen}
              formKey={formKeys[0]}
              refused={actionData ?? undefined}
            />
            {chosen && (
              <RemoveRule rule={chosen} formKey={formKeys[1]} refused={actionData ?? undefined} />
            )}
          </div>
        )}
      </Grid>
    </>
  );
}

function RulesTable({ rules }: { rules: readonly TeamRuleShape[] }) {
  return (
    <ListTable
      caption={t('title')}
      columns={(['path', 'to', 'code', 'notes', 'change'] as const).map((column) =>
        t(`columns.${column}`),
      )}
    >
      {rules.map((rule) => (
        <tr key={rule.path}>
          <th scope="row" className="break-all">
            {rule.path}
          </th>
          <td className="break-all">{rule.redirect?.to}</td>
          <td className="tabular-nums">{rule.redirect?.statusCode}</td>
          <td>
            <Notes rule={rule} />
          </td>
          <td>
            <Link
              to={officePaths.routeRules({ rule: rule.path })}
              className="link"
              aria-label={t('editNamed', { path: rule.path })}
            >
              {t('edit')}
            </Link>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function Notes({ rule }: { rule: TeamRuleShape }) {
  const guards = Object.keys(rule.appMiddleware ?? {}).map((name) =>
    t.has(`guards.${name}`) ? t.translate(`guards.${name}`) : name,
  );
  const notes = defined([...guards, rule.index ? undefined : t('noindex')]);
  return (
    <>
      {notes.join(', ')}
      {rule.hidesPage && <Status tone="warning">{t('hides')}</Status>}
      {rule.leadsNowhere && <Status tone="error">{t('nowhere')}</Status>}
    </>
  );
}
