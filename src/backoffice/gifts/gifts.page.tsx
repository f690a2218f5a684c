import { listGifts } from '#modules/checkout/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { giftCalls } from '#services/admin/gifts.ts';
import { Alert } from '#ui/alert.tsx';
import { VoucherForm } from '../customers/credit-panel.tsx';
import { CustomerTabs } from '../customers/customer-tabs.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { answerList } from '../list/answer-list.server.ts';
import type { ListAnswer } from '../list/bulk-answer.ts';
import { isBulk } from '../list/bulk-answer.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/gifts.page';
import { ApprovalPanel } from './approval-panel.tsx';
import { giftIntents } from './gift-intents.server.ts';
import { giftsOffice } from './gifts-list.tsx';
import { t } from './gifts-words.ts';

export const handle = { name: 'office-gifts', tracking: false } satisfies RouteHandle;

const served = serveList(giftsOffice, listGifts);

export async function loader(args: Route.LoaderArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const [list, waiting] = await Promise.all([
    loadList(args, served),
    giftCalls(admin).list({ state: 'waiting' }),
  ]);
  const done = args.url.searchParams.get('fait');
  return {
    ...list,
    waiting: waiting.members,
    done,
    formKey: newFormKey(),
    forms: shownForms(giftIntents),
  };
}

export async function action(args: Route.ActionArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const intent = String((await args.request.clone().formData()).get('intent'));
  return Object.hasOwn(giftIntents, intent)
    ? answerIntent(giftIntents, args.request, { admin, next: officePaths.gifts() })
    : answerList(args, served);
}

export const meta = () => officeHead(t('title'));

/** Store credit and vouchers: pending approvals, remainders and expiry (O-23). */
export default function OfficeGiftsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, done, formKey, forms, ...list } = loaderData;
  const answer = actionData as ListAnswer | undefined;
  const refused = isBulk(answer) ? undefined : answer;
  return (
    <OfficeList
      office={giftsOffice}
      loaded={list}
      answer={answer}
      lead={t('lead', { count: list.total })}
      none={t('none')}
      aside={<CustomerTabs />}
      above={
        <div className="mb-4 grid gap-4">
          {done && t.has(`done.${done}`) && (
            <Alert tone="success" live>
              {t.translate(`done.${done}`)}
            </Alert>
          )}
          <ApprovalPanel waiting={waiting} formKey={formKey} refused={refused} />
          <div className="max-w-text">
            <VoucherForm
              email=""
              issue={forms.issueVoucher}
              formKey={`${formKey}-voucher`}
              refused={refused}
            />
          </div>
        </div>
      }
    />
  );
}
