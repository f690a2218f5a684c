import type { VerificationShape } from '#modules/invoices/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { officePaths } from '../paths.ts';
import { t } from './finance-words.ts';

/** Button to verify every document, and its result. */
export function VerifyPanel({ verified }: { verified: VerificationShape | null }) {
  return (
    <div className="grid gap-4">
      <p className="text-small text-encre-2">{t('verify.text')}</p>
      {verified && <SearchResult {...verified} />}
      <form action={officePaths.documents()}>
        <input type="hidden" name="verifier" value="1" />
        <Button type="submit" variant="secondary" size="compact">
          {t('verify.submit')}
        </Button>
      </form>
    </div>
  );
}

function SearchResult({ documents, closings, problems }: VerificationShape) {
  if (problems.length === 0)
    return (
      <Alert tone="success" live>
        {t('verify.right', { documents, closings })}
      </Alert>
    );
  return (
    <Alert tone="error" live title={t('verify.wrong')}>
      <ul className="mt-2 list-disc pl-5 text-small">
        {problems.map(({ code, name }) => (
          <li key={`${code} ${name}`}>{t.translate(`problems.${code}`, { name })}</li>
        ))}
      </ul>
    </Alert>
  );
}
