import { Form, useNavigation } from 'react-router';
import { useArrivalFocus } from '#pages/use-arrival-focus.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface RecapProps {
  texts: { title: string; text: string; confirm: string; edit: string };
  rows: readonly (readonly [label: string, value: string])[];
  /** Hidden values, resubmitted on confirming or changing. */
  values: Readonly<Record<string, string>>;
}

/** Second step of a declaration: the review, and the button that declares. */
export function Recap({ texts, rows, values }: RecapProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const isSending = useNavigation().formData?.get('intent') === 'confirm';
  return (
    <Card ground="quiet">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {texts.title}
      </h2>
      <p className="mt-2">{texts.text}</p>
      <dl className="mt-4 grid gap-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-encre-2">{label}</dt>
            <dd className="font-bold whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" data-typed="" className="mt-6 flex flex-wrap gap-3">
        {Object.entries(values).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Button
          type="submit"
          name="intent"
          value="confirm"
          pending={isSending}
          className="max-md:w-full"
        >
          {texts.confirm}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="edit"
          variant="secondary"
          className="max-md:w-full"
        >
          {texts.edit}
        </Button>
      </Form>
    </Card>
  );
}
