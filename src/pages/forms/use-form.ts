import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { fieldError } from '#modules/customers/web/index.ts';
import { checkedControls, controlProblem, isControl } from './control-problem.ts';
import type { FormAnswer } from './form-answer.ts';

type Errors = Readonly<Record<string, string>>;

interface Options {
  /** Initial values of the fields. */
  values?: Readonly<Record<string, string | null | undefined>>;
  /** Key of the form's messages, when it differs from its name. */
  words?: string;
  /**
   * The form has rules no native constraint expresses (names, phones, passwords): it is submitted
   * even when invalid, so that the server reports every mistake at once.
   */
  judgedByServer?: boolean;
}

export type FormState = ReturnType<typeof useForm>;

/**
 * The client side of a form: shows what the server refused, validates with the browser's
 * constraints on blur and on submit, removes an error as soon as it is fixed, and ignores a second
 * submit while one is running (FRM-01 to FRM-04). Without scripts the same form posts, and only the
 * server validates.
 */
export function useForm(
  name: string,
  answer: FormAnswer | undefined,
  { values = {}, words = name, judgedByServer = false }: Options = {},
) {
  const refused = answer?.form === name ? answer : undefined;
  const [errors, setErrors] = useState<Errors>(refused?.fields ?? {});
  /** Fields that were invalid at the last submit: only these are in the error summary. */
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
    /** Errors that belong to no field, until the form is submitted again. */
    problems: isFresh ? (refused?.problems ?? []) : [],
    summary: requested.flatMap((field) => {
      const message = errors[field];
      return message ? { id: idOf(field), message } : [];
    }),
    /** Props for a field of `src/ui`. */
    field: (field: string) => ({
      id: idOf(field),
      name: field,
      defaultValue: refused?.values[field] ?? values[field] ?? undefined,
      error: errors[field],
    }),
    /**
     * Props for the form element. `noValidate`, because native validation fails on fields in
     * collapsed sections.
     */
    props: { noValidate: true, onBlur, onInput, onSubmit },
  };
}
