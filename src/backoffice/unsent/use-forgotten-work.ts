import { useEffect } from 'react';
import { writeWork } from './stored-work.ts';
import { useUnsent } from './unsent-provider.tsx';

/** Deletes the stored work of a workplace once the server has it. */
export function useForgottenWork(desk: string, isDone: boolean): void {
  const { staff } = useUnsent(desk);
  useEffect(() => {
    if (isDone) writeWork({ staff, desk }, null);
  }, [staff, desk, isDone]);
}
