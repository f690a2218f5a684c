import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { type HeadSites, pageHead } from '../page-head.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';

/** Texts of a page behind a mailed link, before and after the press. */
type MailLinkWord = 'heading' | 'text' | 'submit' | 'doneTitle' | 'done' | 'toShop';

interface MailLinkProps {
  /** Name of the form, as the action knows it. */
  form: string;
  say: (word: MailLinkWord) => string;
  answer: { refused: FormAnswer | undefined; done: boolean } | undefined;
}

/** A page behind a mailed link: explanation, one button, then the confirmation. */
export function MailLink({ form: name, say, answer }: MailLinkProps) {
  const form = useForm(name, answer?.refused);
  if (answer?.done)
    return (
      <SignInFrame key="done" heading={say('doneTitle')} lead={say('done')}>
        <LinkButton to={paths.home()} block>
          {say('toShop')}
        </LinkButton>
      </SignInFrame>
    );
  return (
    <SignInFrame key="ask" heading={say('heading')} lead={say('text')}>
      <PageForm form={form}>
        <Button type="submit" block pending={form.pending}>
          {say('submit')}
        </Button>
      </PageForm>
    </SignInFrame>
  );
}

/**
 * Document head of a page behind a mailed link: excluded from search engines, without a canonical
 * link.
 */
export const mailLinkHead =
  (title: () => string, path: (token: string) => string) =>
  ({ loaderData }: { loaderData: (HeadSites & { token: string }) | undefined }) =>
    loaderData
      ? pageHead(loaderData, {
          title: title(),
          path: path(loaderData.token),
          index: false,
          follow: false,
        })
      : [];
