import type { ReactNode } from 'react';
import { Logo } from '#ui/brand.tsx';

interface SignInFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Layout of the pages before the sign-in. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  return (
    <div className="grid min-h-dvh items-start justify-items-center bg-sapin-800 px-(--edge) py-[max(var(--edge),12vh)]">
      <div className="w-full max-w-[28rem] rounded-card bg-blanc p-6 md:p-10">
        <Logo className="mb-4 size-10 text-sapin-700" />
        <h1 tabIndex={-1} className="text-h2">
          {title}
        </h1>
        <p className="mt-2 mb-6 text-encre-2">{lead}</p>
        {children}
      </div>
    </div>
  );
}
