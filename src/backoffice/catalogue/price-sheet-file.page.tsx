import { responseForwarding } from '#pages/forward-response.server.ts';
import { priceSheetCalls } from '#services/admin/catalogue.ts';
import { handOverFile } from '../finance/forward-file.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/price-sheet-file.page';

export const middleware = [responseForwarding];

/** Every price as a sheet. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return handOverFile(context, priceSheetCalls(admin).sheet(), officePaths.priceSheet());
}

/** Only ever seen as the page that says there is no such file. */
export default function PriceSheetFilePage() {
  return null;
}
