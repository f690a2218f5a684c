import type { AppContext as AnyAppContext } from '#platform/unit-of-work.ts';
import type { CarrierStandinTables } from './tables.ts';

/** Typed with the carriers' own tables only: they must not read the shop's. */
export type AppContext = AnyAppContext<CarrierStandinTables>;
