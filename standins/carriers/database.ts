import type { AppContext as AnyAppContext } from '#platform/unit-of-work.ts';
import type { CarrierStandinTables } from './tables.ts';

/** Carriers know their own tables: whatever the shop keeps is out of their sight. */
export type AppContext = AnyAppContext<CarrierStandinTables>;
