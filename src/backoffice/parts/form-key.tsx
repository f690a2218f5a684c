export const FORM_KEY = 'formKey';

/** Names one showing of a form: sent twice, it is done once. The loader makes the value anew. */
export function FormKey({ value }: { value: string }) {
  return <input type="hidden" name={FORM_KEY} value={value} />;
}

/** The key a form came with. */
export const formKeyOf = (data: FormData): string | undefined => {
  const given = data.get(FORM_KEY);
  return typeof given === 'string' && given !== '' ? given : undefined;
};
