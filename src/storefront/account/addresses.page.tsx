import { data } from 'react-router';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/addresses.page';
import { t } from './account-words.ts';
import { AddressForm } from './address-form.tsx';
import { applyToAddresses } from './address-intents.server.ts';
import { AddressList } from './address-list.tsx';
import { loadAddresses } from './load-addresses.server.ts';
import { RemoveStep } from './remove-address.tsx';

export const handle = { name: 'account-addresses' } satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  const { customer } = requireSignIn(context, request);
  return { site, sites, ...(await loadAddresses({ shop, site, customer, url })) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { customer } = requireSignIn(context, request);
  const form = await request.formData();
  const edited = url.searchParams.get('modifier');
  return data(await applyToAddresses({ shop, customer, form, edited }), { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t(`addresses.steps.${loaderData.step.name}`),
        path: paths.addresses(),
        index: false,
      })
    : [];

/** The address book; adding, changing and deleting are steps of their own (RTE-32). */
export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, step } = loaderData;
  if (step.name === 'list')
    return <AddressList addresses={addresses} done={step.done} refused={actionData} />;
  if (step.name === 'remove') return <RemoveStep address={step.address} />;
  return <AddressForm key={step.name} step={step} refused={actionData} />;
}
