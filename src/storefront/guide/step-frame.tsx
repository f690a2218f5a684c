import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Scene } from '#modules/media/web/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import type { FormState } from '#pages/forms/use-form.ts';
import { useArrivalFocus } from '#pages/use-arrival-focus.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { t } from './guide-words.ts';

interface StepFrameProps {
  form: FormState;
  title: string;
  lead: string;
  /** Beside the title on narrow screens, where `aside` is hidden. */
  art?: ReactNode;
  /** The step before; the first one has none. */
  back?: string;
  submit: string;
  /** Why the questions are asked, beside them on wide screens. */
  aside?: { scene: string; title: string; text: string };
  /** Progress, above the title. */
  above?: ReactNode;
  children: ReactNode;
}

/** The layout of a guide step: title, questions, back and continue. */
export function StepFrame(props: StepFrameProps) {
  const { form, title, lead, art, back, submit, aside, above, children } = props;
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const first = (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
  return (
    <Container className="py-8 lg:py-14">
      {above}
      <div className={aside ? 'grid gap-x-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}>
        <div className="min-w-0">
          {art ? (
            <PageHead art={art} narrowOnly lead={lead} className="mb-8">
              {first}
            </PageHead>
          ) : (
            <>
              {first}
              <p className="mt-3 mb-8 max-w-text text-encre-2">{lead}</p>
            </>
          )}
          <PageForm form={form} className="grid gap-8">
            {children}
            <div className="flex flex-wrap-reverse items-center justify-between gap-4 border-t border-brume-2 pt-6">
              {back ? (
                <Link to={back} className="link inline-flex min-h-11 items-center gap-2">
                  <Icon of={ArrowLeft} />
                  {t('back')}
                </Link>
              ) : (
                <span />
              )}
              <Button type="submit" pending={form.pending} className="w-full md:w-auto md:min-w-56">
                {submit}
                <Icon of={ArrowRight} />
              </Button>
            </div>
          </PageForm>
        </div>
        {aside && (
          <aside className="sticky top-8 hidden self-start rounded-card bg-beurre-200 p-8 lg:block">
            {art ? (
              <div className="mx-auto max-w-72">{art}</div>
            ) : (
              <Scene name={aside.scene} className="mx-auto max-h-72 w-auto rounded-card" />
            )}
            <h2 className="mt-6 text-h3">{aside.title}</h2>
            <p className="mt-2">{aside.text}</p>
          </aside>
        )}
      </div>
    </Container>
  );
}
