import { t } from './steps-words.ts';

/** Card brands of a payment method, as text: no logo to load (PAY-01). */
export function PaymentMarks({ brands }: { brands: readonly string[] }) {
  if (brands.length === 0) return null;
  return (
    <span className="flex gap-1.5">
      {brands.map((brand) => (
        <span
          key={brand}
          className="rounded-badge border border-trait bg-blanc px-1.5 text-mini font-bold"
        >
          {t.translate(`brands.${brand}`)}
        </span>
      ))}
    </span>
  );
}
