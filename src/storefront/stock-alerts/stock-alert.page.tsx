import { data } from 'react-router';
import type { AlertKind } from '#modules/stock-alerts/contracts.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { LinkButton } from '#ui/link.tsx';
import { pageHead } from '../page-head.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/stock-alert.page';
import { askForAlert } from './ask-for-alert.server.ts';
import { t as price } from './price-alert-words.ts';
import { StockAlertForm } from './stock-alert-form.tsx';
import { t } from './stock-alert-words.ts';

export const handle = { name: 'stock-alert', layout: 'minimal' } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  return { site, sites };
}

/** Every product's form posts here; without scripts this page shows the result. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await askForAlert(context.get(pageContext).shop, form);
  const variantCode = String(form.get('variantCode') ?? '');
  const awaits: AlertKind = form.get('awaits') === 'price' ? 'price' : 'stock';
  return data({ ...answer, variantCode, awaits }, { status: answer.sent ? 200 : 422 });
}

/** A sign-up changes no page's data. */
export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('form.page'), path: paths.stockAlert(), index: false })
    : [];

export default function StockAlertPage({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return (
      <SignInFrame heading={t('form.title')} lead={t('form.nothing')}>
        <LinkButton to={paths.home()} block>
          {t('confirm.toShop')}
        </LinkButton>
      </SignInFrame>
    );
  const isPrice = actionData.awaits === 'price';
  const note = isPrice ? price('note') : t('form.note');
  return (
    <SignInFrame heading={isPrice ? price('title') : t('form.title')} lead={note}>
      <StockAlertForm
        variantCode={actionData.variantCode}
        awaits={actionData.awaits}
        note={note}
        answer={actionData}
      />
    </SignInFrame>
  );
}
