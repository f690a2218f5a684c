import { createContext } from 'react-router';
import type { AdminClient } from '#services/admin/client.ts';
import type { StaffSession } from '#services/staff-session.server.ts';

/** What the pipeline hands to every page of the back office. */
export interface OfficeContext {
  admin: AdminClient;
  session: StaffSession;
  /** What the company's accounts are called, where they open the back office. */
  openIdLabel: string | null;
}

/** Set below /gestion/ only. */
export const officeContext = createContext<OfficeContext>();
