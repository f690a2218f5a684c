import { data, redirect } from 'react-router';
import { householdInvitation } from '#modules/households/contracts.ts';
import { Peeking } from '#modules/media/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { householdPaths } from '#pages/household-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { ServiceError } from '#services/service-client.ts';
import { householdCalls } from '#services/shop/households.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { pageHead } from '../page-head.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/household.page';
import { HouseholdLog } from './household-log.tsx';
import { Members } from './household-members.tsx';
import { t } from './household-words.ts';
import { SharedWithMe } from './shared-with-me.tsx';

export const handle = { name: 'account-household' } satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  requireSignIn(context, request);
  requireFeature(context, 'subscriptions');
  const household = await householdCalls(shop).read();
  const path = householdPaths.household();
  return { site, sites, path, household, done: url.searchParams.get('fait') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  requireFeature(context, 'subscriptions');
  const form = await request.formData();
  const calls = householdCalls(shop);
  const id = Number(form.get('id'));
  const named = Number.isSafeInteger(id) ? id : 0;
  switch (form.get('intent')) {
    case 'household-end':
      await unlessGone(calls.end(named));
      throw redirect(householdPaths.household('fin'));
    case 'household-withdraw':
      await unlessGone(calls.withdraw(named));
      throw redirect(householdPaths.household('annulee'));
    case 'household-reminders': {
      const isWanted = form.get('reminders') === '1';
      await unlessGone(calls.remind(named, isWanted));
      throw redirect(householdPaths.household(isWanted ? 'rappels' : 'sans-rappels'));
    }
    case 'household-invite':
      return data({ refused: await invite(calls, form) }, { status: 422 });
    default:
      throw new Response(null, { status: 400 });
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

/** Something that already ended is not an error. */
async function unlessGone(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
  }
}

async function invite(
  calls: ReturnType<typeof householdCalls>,
  form: FormData,
): Promise<FormAnswer | undefined> {
  const { refused } = await submitForm({
    form: 'household-invite',
    words: 'household',
    data: form,
    schema: householdInvitation,
    send: async ({ email }) => {
      await calls.invite(email);
      throw redirect(householdPaths.household('invitation'));
    },
  });
  return refused;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('title'), path: loaderData.path, index: false })
    : [];

/** Members of the customer's household, households shared with them, and the history (N-14). */
export default function HouseholdPage({ loaderData, actionData }: Route.ComponentProps) {
  const { household, done } = loaderData;
  const { members, invitations, shared, log } = household;
  return (
    <>
      <PageHead art={<Peeking name="table" />} lead={t('lead')}>
        <h1 tabIndex={-1} className="text-h1">
          {t('title')}
        </h1>
      </PageHead>
      {done && t.has(`done.${done}`) && !actionData && (
        <Alert tone="success" live className="mt-6">
          {t.translate(`done.${done}`)}
        </Alert>
      )}
      {shared.map((one) => (
        <SharedWithMe key={one.id} shared={one} />
      ))}
      <Members
        key={invitations.length}
        members={members}
        invitations={invitations}
        refused={actionData?.refused}
      />
      {(members.length > 0 || shared.length > 0) && <HouseholdLog log={log} />}
    </>
  );
}
