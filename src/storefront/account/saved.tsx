import { useEffect } from 'react';
import { Alert } from '#ui/alert.tsx';
import { toast } from '#ui/toast-queue.ts';

/** Confirms that a form was saved, above it and as a toast for long forms. */
export function Saved({ children }: { children: string }) {
  useEffect(() => toast(children), [children]);
  return (
    <Alert tone="success" className="mb-6">
      {children}
    </Alert>
  );
}
