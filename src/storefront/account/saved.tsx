import { useEffect } from 'react';
import { Alert } from '#ui/alert.tsx';
import { toast } from '#ui/toast-queue.ts';

/** Says that a form was saved, on top of it, and for who is at its end in a toast. */
export function Saved({ children }: { children: string }) {
  useEffect(() => toast(children), [children]);
  return (
    <Alert tone="success" className="mb-6">
      {children}
    </Alert>
  );
}
