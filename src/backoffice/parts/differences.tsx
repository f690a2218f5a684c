interface DifferencesProps {
  /** Titles of the two sides. */
  old: string;
  current: string;
  /** What differs, by name. */
  items: readonly { key: string; name: string; old: string; current: string }[];
}

/** Two versions beside one another, by what differs. */
export const Differences = ({ old, current, items }: DifferencesProps) => (
  <dl className="grid gap-5">
    {items.map((item) => (
      <div key={item.key} className="min-w-0">
        <dt className="mb-1 text-small font-bold">{item.name}</dt>
        <dd className="grid gap-3 md:grid-cols-2">
          <Side title={old} text={item.old} />
          <Side title={current} text={item.current} />
        </dd>
      </div>
    ))}
  </dl>
);

function Side({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 rounded-field bg-brume p-3 text-small">
      <p className="mb-1 text-encre-2">{title}</p>
      <p className="break-words whitespace-pre-wrap">{text}</p>
    </div>
  );
}
