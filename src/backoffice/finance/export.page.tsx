import { ownValue } from '#kit/own-value.ts';
import { handsOver } from '#pages/hand-over.server.ts';
import { documentCalls } from '#services/admin/finance.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/export.page';
import { handOverFile } from './hand-over-file.server.ts';

export const middleware = [handsOver];

/** What the forms of the page of documents ask for, as the API names it. */
const EXPORTS: Readonly<Record<string, { name: string; query: Readonly<Record<string, string>> }>> =
  {
    oss: { name: 'oss-return', query: { trimestre: 'quarter' } },
    'e-reporting': { name: 'daily-totals', query: { du: 'from', au: 'to' } },
    clotures: { name: 'closings', query: { periode: 'kind' } },
  };

/** Hands over a declaration as a file. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const asked = new URL(request.url).searchParams;
  const known = ownValue(EXPORTS, params.name);
  if (!known) throw new Response(null, { status: 404 });
  const query = Object.fromEntries(
    Object.entries(known.query).map(([french, name]) => [name, asked.get(french) ?? '']),
  );
  const file = documentCalls(admin).exported(known.name, query);
  return handOverFile(context, file, officePaths.documents({ wrong: params.name }));
}

/** Only ever seen as the page that says there is no such file. */
export default function ExportPage() {
  return null;
}
