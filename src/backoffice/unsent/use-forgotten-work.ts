import { useEffect } from 'react';
import { writeWork } from './stored-work.ts';
import { useUnsent } from './unsent-provider.tsx';

/** Forgets what was begun at a desk once the shop has it. */
export function useForgottenWork(desk: string, isDone: boolean): void {
  const { staff } = useUnsent(desk);
  useEffect(() => {
    if (isDone) writeWork({ staff, desk }, null);
  }, [staff, desk, isDone]);
}
