import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { type HeadSites, pageHead } from '../page-head.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';

/** What a page behind a link of a mail says, before the press and after it. */
type MailLinkWord = 'heading' | 'text' | 'submit' | 'doneTitle' | 'done' | 'toShop';

interface MailLinkProps {
  /** Name of the form, as the action knows it. */
  form: string;
  say: (word: MailLinkWord) => string;
  answer: { refused: FormAnswer | undefined; done: boolean } | undefined;
}

/** Behind a link of a mail: what it is about, one button, and then what was done. */
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

/** The head of a page behind a link of a mail: not for search engines, which are led nowhere from it. */
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
