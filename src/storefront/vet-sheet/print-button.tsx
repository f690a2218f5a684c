import { Printer } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { t } from './vet-sheet-words.ts';

/** Prints the page; without scripts the browser's own command does. */
export const PrintButton = () => (
  <Button
    variant="secondary"
    size="compact"
    icon={Printer}
    onClick={() => window.print()}
    className="noscript:hidden print:hidden"
  >
    {t('print')}
  </Button>
);
