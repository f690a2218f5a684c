import { LinkButton } from './link.tsx';
import { ProgressBar } from './progress-bar.tsx';

interface LoadMoreProps {
  shown: number;
  total: number;
  /** « 24 sur 48 produits ». */
  progress: string;
  /** « Voir 24 produits de plus ». */
  label: string;
  /**
   * The address that includes the next items, `?page=2`: works without scripts, and Back restores
   * it.
   */
  to: string;
}

/** The footer of a long list. */
export function LoadMore({ shown, total, progress, label, to }: LoadMoreProps) {
  return (
    <div className="mx-auto mt-10 max-w-72 text-center print:hidden">
      <ProgressBar label={progress} value={shown} max={total} />
      {shown < total && (
        <LinkButton to={to} variant="secondary" block preventScrollReset className="mt-4">
          {label}
        </LinkButton>
      )}
    </div>
  );
}
