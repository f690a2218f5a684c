import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { paths } from '../../paths.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { linkWords as t } from './link-words.ts';

interface LinkPressProps {
  link: 'confirm' | 'leave';
  answer: { refused: FormAnswer | undefined; done: boolean } | undefined;
}

/** Behind a link of a letter: what it is about, one button, and then what was done. */
export function LinkPress({ link, answer }: LinkPressProps) {
  const form = useForm(link, answer?.refused);
  if (answer?.done)
    return (
      <SignInFrame key="done" heading={t(`${link}.doneTitle`)} lead={t(`${link}.done`)}>
        <LinkButton to={paths.home()} block>
          {t(`${link}.toShop`)}
        </LinkButton>
      </SignInFrame>
    );
  return (
    <SignInFrame key="ask" heading={t(`${link}.heading`)} lead={t(`${link}.text`)}>
      <PageForm form={form}>
        <Button type="submit" block pending={form.pending}>
          {t(`${link}.submit`)}
        </Button>
      </PageForm>
    </SignInFrame>
  );
}
