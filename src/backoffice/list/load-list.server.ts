import type { RouterContextProvider } from 'react-router';
import type { TeamList } from '#kit/team-list.ts';
import { savedQuery } from '#modules/staff/rules/index.ts';
import { pageAddress } from '#pages/public-documents.ts';
import { savedViewCalls } from '#services/admin/staff.ts';
import { shownForms } from '../form/plain-form.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { listRequest, readList } from '../parts/read-list.ts';
import { requireStaff } from '../require-staff.server.ts';
import { viewIntents } from './answer-list.server.ts';
import type { ServedList } from './every-row.server.ts';

interface Loading {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Loads a list for its address, with its saved views: two calls. `besides` extracts what the page shows besides the rows. */
export async function loadList<L extends TeamList, Row, Answer, Besides = undefined>(
  { context, request }: Loading,
  { list, isWhole, read }: ServedList<L, Row, Answer>,
  besides: (answer: Answer) => Besides = () => undefined as Besides,
) {
  const { admin } = requireStaff(context, request);
  const shown = readList(request, list);
  const [{ members, total, answer }, saved] = await Promise.all([
    read(admin, listRequest(shown)),
    savedViewCalls(admin).list(list.id),
  ]);
  const query = savedQuery(new URL(request.url).search);
  return {
    list,
    isWhole,
    path: pageAddress(new URL(request.url)).replace(/\?.*/, ''),
    rows: members,
    total,
    besides: besides(answer),
    shown,
    views: {
      saved: saved.members,
      query,
      formKey: newFormKey(),
      forms: shownForms(viewIntents),
    },
  };
}
