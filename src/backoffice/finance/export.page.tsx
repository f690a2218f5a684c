import { ownValue } from '#kit/own-value.ts';
import { responseForwarding } from '#pages/forward-response.server.ts';
import { type DocumentCalls, documentCalls } from '#services/admin/finance.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/export.page';
import { handOverFile } from './forward-file.server.ts';

export const middleware = [responseForwarding];

type Period = Parameters<DocumentCalls['closingsSheet']>[0]['kind'];
type Export = (calls: DocumentCalls, requested: (name: string) => string) => Promise<Response>;

/** What the forms of the page of documents ask for. */
const EXPORTS: Readonly<Record<string, Export>> = {
  oss: (calls, input) => calls.ossReturn({ quarter: input('trimestre') }),
  'e-reporting': (calls, input) => calls.dailyTotals({ from: input('du'), to: input('au') }),
  // The API refuses what is no period.
  clotures: (calls, input) => calls.closingsSheet({ kind: input('periode') as Period }),
};

/** Hands over a declaration as a file. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const query = new URL(request.url).searchParams;
  const exporter = ownValue(EXPORTS, params.name);
  if (!exporter) throw new Response(null, { status: 404 });
  const file = exporter(documentCalls(admin), (name) => query.get(name) ?? '');
  return handOverFile(context, file, officePaths.documents({ wrong: params.name }));
}

/** Only ever seen as the page that says there is no such file. */
export default function ExportPage() {
  return null;
}
