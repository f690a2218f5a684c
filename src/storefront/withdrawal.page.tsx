import { data } from 'react-router';
import { customerCalls } from '#services/shop/customers.ts';
import { Container, Grid } from '#ui/layout.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { paths } from '../paths.ts';
import type { Route } from './+types/withdrawal.page';
import { pageContext, sessionContext } from './page-context.ts';
import { pageHead } from './page-head.ts';
import type { RouteHandle } from './route-handle.ts';
import { DeclarationForm } from './withdrawal/declaration-form.tsx';
import { declare } from './withdrawal/declare.server.ts';
import { GoodToKnow } from './withdrawal/good-to-know.tsx';
import { Recap } from './withdrawal/recap.tsx';
import { Received } from './withdrawal/received.tsx';
import { t } from './withdrawal/withdrawal-words.ts';

export const handle = { name: 'withdrawal' } satisfies RouteHandle;

/** For everybody, without an account; who is signed in need not type who they are (WDR-03). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  const { signedIn } = context.get(sessionContext);
  const customer = signedIn && (await customerCalls(shop, signedIn.customer).read());
  const values = {
    name: customer ? `${customer.firstName} ${customer.lastName}` : null,
    email: customer?.email ?? null,
    orderNumber: new URL(request.url).searchParams.get('commande'),
  };
  return { site, sites, values };
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await declare(context.get(pageContext).shop, await request.formData());
  const isRefused = answer.step === 'declare' && answer.refused !== undefined;
  return data(answer, { status: isRefused ? 422 : 200 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('title'),
        description: t('description'),
        path: paths.withdraw(),
      })
    : [];

const STEPS = ['declare', 'confirm'] as const;

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const now = actionData ?? { step: 'declare' };
  return (
    <Container className="py-8 lg:py-14">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <Grid columns="aside" className="mt-3 items-start lg:gap-x-14">
        <div>
          <p className="mb-6 text-encre-2">{t('lead')}</p>
          {now.step !== 'done' && (
            <div className="mb-6">
              <Stepper
                label={t('steps.label')}
                steps={STEPS.map((name) => ({ label: t(`steps.${name}`) }))}
                current={STEPS.indexOf(now.step)}
              />
            </div>
          )}
          {now.step === 'declare' && (
            <DeclarationForm
              refused={now.refused}
              values={{ ...loaderData.values, ...now.values }}
            />
          )}
          {now.step === 'confirm' && <Recap declared={now.declared} />}
          {now.step === 'done' && <Received receipt={now.receipt} />}
        </div>
        <GoodToKnow />
      </Grid>
    </Container>
  );
}
