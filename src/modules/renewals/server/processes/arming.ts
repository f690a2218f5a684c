import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { armIn, disarmIn, isArmedIn } from '../arming.ts';

/** The commands of `arming.ts`, each in a transaction of its own: before a renewal and for the command line. */
export const isArmed = (machine: Machine): Promise<boolean> => transact(machine, isArmedIn);
export const arm = (machine: Machine): Promise<void> => transact(machine, armIn);
export const disarm = (machine: Machine): Promise<void> => transact(machine, disarmIn);
