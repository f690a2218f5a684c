import { PROMOTION_STATES } from '#modules/promotions/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { promotionCalls } from '#services/admin/promotions.ts';
import { Link, LinkButton } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeHead } from '../office-head.ts';
import { ChoiceField, SearchField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/promotions.page';
import { PromotionStateMark } from './promotion-state.tsx';
import { datesWords, rewardWords, t } from './promotions-words.ts';

export const handle = { name: 'office-promotions', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text, oneOf } = readQuery(request);
  const filter = {
    search: text('recherche', 120),
    state: oneOf('etat', PROMOTION_STATES),
  };
  const requested = { page: String(page), ...filter };
  const { members, total } = await promotionCalls(admin).list(requested);
  return { promotions: members, total, page, filter };
}

export const meta = () => officeHead(t('title'));

export default function OfficePromotionsPage({ loaderData }: Route.ComponentProps) {
  const { promotions, total, page, filter } = loaderData;
  const states = PROMOTION_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
  const mayManage = useMay('promotions.manage');
  const actions = (
    <>
      {mayManage && (
        <LinkButton to={officePaths.newPromotion()} size="compact">
          {t('new')}
        </LinkButton>
      )}
      <LinkButton to={officePaths.simulator()} variant="secondary" size="compact">
        {t('simulate')}
      </LinkButton>
    </>
  );
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { count: total })}
      aside={actions}
      to={officePaths.promotions}
      filter={filter}
      page={page}
      total={total}
      fields={
        <>
          <SearchField
            label={t('fields.search')}
            placeholder={t('fields.searchHint')}
            value={filter.search}
            maxLength={120}
          />
          <ChoiceField
            name="etat"
            label={t('fields.state')}
            any={t('fields.all')}
            value={filter.state}
            options={states}
          />
        </>
      }
    >
      <PromotionsTable promotions={promotions} />
    </ListPage>
  );
}

function PromotionsTable({ promotions }: Pick<Route.ComponentProps['loaderData'], 'promotions'>) {
  return (
    <ListTable
      caption={t('title')}
      columns={[
        t('columns.name'),
        t('columns.state'),
        t('columns.code'),
        t('columns.reward'),
        { figures: t('columns.uses') },
        { figures: t('columns.given') },
      ]}
    >
      {promotions.map(({ code, state, rule, trigger, firstCoupon, coupons, uses, given }) => (
        <tr key={code}>
          <th scope="row">
            <Link to={officePaths.promotion(code)} className="link">
              {rule.name}
            </Link>
            <span className="block font-normal text-encre-2">{datesWords(rule)}</span>
          </th>
          <td className="whitespace-nowrap">
            <PromotionStateMark state={state} />
          </td>
          <td>
            {firstCoupon ?? t(`trigger.${trigger}`)}
            {trigger !== 'automatic' && coupons !== 1 && (
              <span className="block text-encre-2">{t('codes', { count: coupons })}</span>
            )}
          </td>
          <td>{rewardWords(rule)}</td>
          <td className="text-right tabular-nums">{uses}</td>
          <td className="text-right">
            <Price cents={given} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
