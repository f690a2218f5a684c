import { type ReactNode, useEffect, useRef } from 'react';
import { Peeking, Scene } from '#modules/media/web/index.ts';
import { Alert } from '#ui/alert.tsx';
import { Container } from '#ui/layout.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

interface SignInFrameProps {
  heading: string;
  lead?: ReactNode;
  /** An error from before this page. */
  notice?: string | null;
  children: ReactNode;
}

/** The layout of the sign-in pages: one column of text and fields, and a drawing. */
export function SignInFrame({ heading, lead, notice, children }: SignInFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Focuses the heading when a step replaced another one, so that screen readers read it.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Container className="py-8 lg:py-14">
      <div className="mx-auto grid max-w-text overflow-hidden rounded-card border border-brume-2 bg-blanc lg:max-w-none lg:grid-cols-2">
        <div className="p-5 md:p-10 lg:px-14">
          <PageHead
            art={<Peeking name="key" />}
            narrowOnly
            lead={lead}
            className={lead ? 'mb-6' : undefined}
          >
            <h1 ref={title} tabIndex={-1} className="text-h2">
              <Unbroken text={heading} />
            </h1>
          </PageHead>
          {notice && (
            <Alert tone="warning" className="mb-6">
              {notice}
            </Alert>
          )}
          {children}
        </div>
        <div className="hidden items-end justify-center bg-beurre-200 lg:flex">
          <Scene name="door-dog" className="w-full" />
        </div>
      </div>
    </Container>
  );
}
