export const FORM_KEY = 'formKey';

/**
 * Hidden idempotency key: a form submitted twice takes effect once. The loader creates a new value.
 */
export function FormKey({ value }: { value: string }) {
  return <input type="hidden" name={FORM_KEY} value={value} />;
}

/** The idempotency key of a submitted form. */
export const formKeyOf = (data: FormData): string | undefined => {
  const given = data.get(FORM_KEY);
  return typeof given === 'string' && given !== '' ? given : undefined;
};
