import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { t } from './sponsorship-words.ts';

/** The code and the link, to be copied or read out. */
export function ShareCard({ code, link }: { code: string; link: string }) {
  return (
    <Card as="section" ground="butter" className="grid gap-5 md:grid-cols-2">
      <h2 className="text-h3 md:col-span-2">{t('share.title')}</h2>
      <div className="flex flex-col items-start">
        <p className="text-small font-bold">{t('share.code')}</p>
        <p className="mb-3 text-h2 font-bold whitespace-nowrap tabular-nums">{code}</p>
        <p className="mt-auto">
          <CopyButton text={code} label={t('share.copyCode')} />
        </p>
      </div>
      <div className="flex min-w-0 flex-col items-start">
        <p className="text-small font-bold">{t('share.link')}</p>
        <p className="mb-3 break-all">
          {link.split(/(?<=\w\/)/).map((part) => (
            // Allows a line break after a slash, never inside the code.
            <span key={part} className="inline-block">
              {part}
            </span>
          ))}
        </p>
        <p className="mt-auto">
          <CopyButton text={link} label={t('share.copyLink')} />
        </p>
      </div>
    </Card>
  );
}
