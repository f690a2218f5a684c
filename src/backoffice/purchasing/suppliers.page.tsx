import { listSuppliers } from '#modules/purchasing/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { isBulk, type ListAnswer } from '../list/bulk-answer.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { AskFirst } from '../parts/ask-first.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/suppliers.page';
import { newSupplierIntents } from './purchasing-intents.server.ts';
import { t } from './purchasing-words.ts';
import { USUAL_SUPPLIER } from './supplier-values.ts';
import { suppliersOffice } from './suppliers-list.tsx';

export const handle = { name: 'office-suppliers', tracking: false } satisfies RouteHandle;

const served = serveList(suppliersOffice, listSuppliers);

export async function loader(args: Route.LoaderArgs) {
  const { addSupplier } = shownForms(newSupplierIntents);
  return { ...(await loadList(args, served)), formKey: newFormKey(), addSupplier };
}

export async function action(args: Route.ActionArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const intent = String((await args.request.clone().formData()).get('intent'));
  return Object.hasOwn(newSupplierIntents, intent)
    ? answerIntent(newSupplierIntents, args.request, { admin, next: officePaths.suppliers() })
    : answerList(args, served);
}

export const meta = () => officeHead(t('suppliers.title'));

/** List of suppliers. */
export default function SuppliersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, addSupplier, ...list } = loaderData;
  const answer = actionData as ListAnswer | undefined;
  const refused = isBulk(answer) ? undefined : answer;
  const form = (
    <Panel title={t('suppliers.new')}>
      <PlainForm
        form={addSupplier}
        t={t}
        formKey={formKey}
        refused={refused}
        values={USUAL_SUPPLIER}
      />
    </Panel>
  );
  return (
    <OfficeList
      office={suppliersOffice}
      loaded={list}
      answer={answer}
      lead={t('suppliers.lead', { count: list.total })}
      none={t('suppliers.none')}
      aside={
        <Link
          to={officePaths.purchases()}
          className="link inline-flex min-h-11 items-center lg:min-h-8"
        >
          {t('title')}
        </Link>
      }
      above={
        <div className="mt-2 mb-4 max-w-text">
          {list.total === 0 ? (
            form
          ) : (
            <AskFirst
              title={t('suppliers.new')}
              isOpen={refused?.form === 'addSupplier' || undefined}
            >
              {form}
            </AskFirst>
          )}
        </div>
      }
    />
  );
}
