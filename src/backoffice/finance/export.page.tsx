import { ownValue } from '#kit/own-value.ts';
import { handsOver } from '#pages/hand-over.server.ts';
import { type DocumentCalls, documentCalls } from '#services/admin/finance.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/export.page';
import { handOverFile } from './hand-over-file.server.ts';

export const middleware = [handsOver];

type Period = Parameters<DocumentCalls['closingsSheet']>[0]['kind'];
type Export = (calls: DocumentCalls, asked: (name: string) => string) => Promise<Response>;

/** What the forms of the page of documents ask for. */
const EXPORTS: Readonly<Record<string, Export>> = {
  oss: (calls, asked) => calls.ossReturn({ quarter: asked('trimestre') }),
  'e-reporting': (calls, asked) => calls.dailyTotals({ from: asked('du'), to: asked('au') }),
  // The API refuses what is no period.
  clotures: (calls, asked) => calls.closingsSheet({ kind: asked('periode') as Period }),
};

/** Hands over a declaration as a file. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const asked = new URL(request.url).searchParams;
  const known = ownValue(EXPORTS, params.name);
  if (!known) throw new Response(null, { status: 404 });
  const file = known(documentCalls(admin), (name) => asked.get(name) ?? '');
  return handOverFile(context, file, officePaths.documents({ wrong: params.name }));
}

/** Only ever seen as the page that says there is no such file. */
export default function ExportPage() {
  return null;
}
