import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { fieldError } from '#modules/customers/web/index.ts';
import { checkedControls, controlProblem, isControl } from './control-problem.ts';
import type { FormAnswer } from './form-answer.ts';

type Errors = Readonly<Record<string, string>>;

interface Options {
  /** What the fields begin with. */
  values?: Readonly<Record<string, string | null | undefined>>;
  /** Name of the form in the messages, when it is not its own. */
  words?: string;
  /**
   * It has rules no native constraint can say (names, phones, passwords): what is wrong is sent all
   * the same, so that the server's one set of rules tells every mistake at once.
   */
  judgedByServer?: boolean;
}

export type FormState = ReturnType<typeof useForm>;

/**
 * A form of a page, in the browser: shows what the server refused, checks with the browser's own
 * constraints when a field is left and when the form is sent, takes an error away as soon as it is
 * fixed, and ignores a second submit while one is under way (FRM-01 to FRM-04). Without scripts
 * the same form posts, and the server alone answers.
 */
export function useForm(
  name: string,
  answer: FormAnswer | undefined,
  { values = {}, words = name, judgedByServer = false }: Options = {},
) {
  const refused = answer?.form === name ? answer : undefined;
  const [errors, setErrors] = useState<Errors>(refused?.fields ?? {});
  /** Fields that were wrong when the form was sent: only they stand in the summary. */
  const [requested, setRequested] = useState<readonly string[]>(Object.keys(errors));
  const [submission, setSubmission] = useState(refused?.submission ?? '');
  const navigation = useNavigation();
  const pending = navigation.state !== 'idle' && navigation.formData?.get('intent') === name;
  const sent = useRef(false);
  useEffect(() => {
    if (!pending) sent.current = false;
  }, [pending]);
  if (refused && refused.submission !== submission && !submission.startsWith(refused.submission)) {
    setErrors(refused.fields);
    setRequested(Object.keys(refused.fields));
    setSubmission(refused.submission);
  }

  const wordsFor = (control: Parameters<typeof controlProblem>[0]) => {
    const problem = controlProblem(control);
    return problem && fieldError(words, control.name, problem);
  };
  const change = (field: string, error: string | null) => {
    const { [field]: _, ...others } = errors;
    setErrors(error ? { ...others, [field]: error } : others);
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!isControl(target) || !target.name || target.value === '' || errors[target.name]) return;
    const error = wordsFor(target);
    if (error) change(target.name, error);
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (isControl(target) && errors[target.name]) change(target.name, wordsFor(target));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (sent.current || pending) return event.preventDefault();
    if (judgedByServer) {
      sent.current = true;
      return;
    }
    const found: Record<string, string> = {};
    for (const control of checkedControls(event.currentTarget)) {
      const error = wordsFor(control);
      if (error) found[control.name] ??= error;
    }
    setErrors(found);
    setRequested(Object.keys(found));
    const isRight = Object.keys(found).length === 0;
    if (isRight) sent.current = true;
    else event.preventDefault();
    setSubmission(`${refused?.submission ?? ''}:${event.timeStamp}`);
  };

  const idOf = (field: string) => `${name}-${field.replaceAll('.', '-')}`;
  const isFresh = submission === refused?.submission;
  return {
    name,
    pending,
    submission,
    /** What concerns no field, until the form is sent again. */
    problems: isFresh ? (refused?.problems ?? []) : [],
    summary: requested.flatMap((field) => {
      const message = errors[field];
      return message ? { id: idOf(field), message } : [];
    }),
    /** What a field of `src/ui` takes. */
    field: (field: string) => ({
      id: idOf(field),
      name: field,
      defaultValue: refused?.values[field] ?? values[field] ?? undefined,
      error: errors[field],
    }),
    /** What the form element takes. Parts may be folded away, which the browser's own check stops at. */
    props: { noValidate: true, onBlur, onInput, onSubmit },
  };
}
