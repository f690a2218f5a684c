import { ownValue } from '#kit/own-value.ts';
import { responseForwarding } from '#pages/forward-response.server.ts';
import { bookCalls, documentCalls } from '#services/admin/finance.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/export.page';
import { handOverFile } from './forward-file.server.ts';

export const middleware = [responseForwarding];

type Calls = ReturnType<typeof documentCalls> & ReturnType<typeof bookCalls>;
type Period = Parameters<Calls['closingsSheet']>[0]['kind'];
type Export = (calls: Calls, requested: (name: string) => string) => Promise<Response>;

/** Exports of the documents page, by form. */
const DECLARED: Readonly<Record<string, Export>> = {
  oss: (calls, input) => calls.ossReturn({ quarter: input('trimestre') }),
  'e-reporting': (calls, input) => calls.dailyTotals({ from: input('du'), to: input('au') }),
  // An invalid period is refused by the API.
  clotures: (calls, input) => calls.closingsSheet({ kind: input('periode') as Period }),
};

/** Exports of the books page, by form. */
const BOOKED: Readonly<Record<string, Export>> = {
  fec: (calls, input) => calls.fec({ year: input('annee') }),
  documents: (calls, input) => calls.archive({ from: input('du'), to: input('au') }),
};

/** Downloads an export as a file. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const query = new URL(request.url).searchParams;
  const booked = ownValue(BOOKED, params.name);
  const exporter = booked ?? ownValue(DECLARED, params.name);
  if (!exporter) throw new Response(null, { status: 404 });
  const calls = Object.assign(documentCalls(admin), bookCalls(admin));
  const file = exporter(calls, (name) => query.get(name) ?? '');
  const wrong = { wrong: params.name };
  return handOverFile(
    context,
    file,
    booked ? officePaths.books(wrong) : officePaths.declarations(wrong),
  );
}

/** Rendered only as a 404 page. */
export default function ExportPage() {
  return null;
}
