import { unbrokenHtml } from '#ui/unbroken.tsx';

/** Content HTML, sanitised at publication, with the typography of running text. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`prose max-w-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was published
      dangerouslySetInnerHTML={{ __html: unbrokenHtml(html) }}
    />
  );
}
