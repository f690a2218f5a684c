/** Result of the last scan, displayed prominently. */
export function ScanSaid({ said }: { said: { text: string; isRight: boolean } | null }) {
  return (
    <div aria-live="assertive" className={said ? 'min-h-14' : undefined}>
      {said && (
        <p
          className={`rounded-field p-4 text-body font-bold ${
            said.isRight ? 'bg-sapin-700 text-blanc' : 'bg-tomate-700 text-blanc'
          }`}
        >
          {said.text}
        </p>
      )}
    </div>
  );
}
