import { createContext } from 'react-router';
import type { AdminClient } from '#services/admin/client.ts';
import type { StaffSession } from '#services/staff-session.server.ts';

/** Context of every back office page. */
export interface OfficeContext {
  admin: AdminClient;
  session: StaffSession;
  /** Label of the company's identity provider, if staff can sign in with it. */
  openIdLabel: string | null;
}

/** Set below /gestion/ only. */
export const officeContext = createContext<OfficeContext>();
