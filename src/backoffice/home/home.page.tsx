import { words } from '#i18n/words.ts';
import { staffCalls } from '#services/admin/staff.ts';
import type { RouteHandle } from '../../storefront/route-handle.ts';
import messages from '../messages/home.fr.json';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/home.page';

const t = words(messages);

export const handle = { name: 'office-home', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { name } = await staffCalls(requireStaff(context, request).admin).me();
  return { name };
}

export const meta = () => officeHead(t('title'));

export default function OfficeHomePage({ loaderData }: Route.ComponentProps) {
  return <PageTitle lead={t('welcome', { name: loaderData.name })}>{t('title')}</PageTitle>;
}
