import { ContentBlocks } from '#blocks/content/content-blocks.tsx';
import type { Lists } from '#blocks/content/load-lists.ts';
import { HomeSections } from '#blocks/home/home-sections.tsx';
import type { HomeProducts } from '#blocks/home/load-home.ts';
import { fullDate } from '#i18n/dates.ts';
import type { PreviewShape } from '#modules/content/admin-contracts.ts';
import type {
  ArticleDocument,
  EntryType,
  FaqDocument,
  HomeDocument,
  PageDocument,
  ShopDocument,
} from '#modules/content/contracts.ts';
import { innerLinksOf } from '#modules/content/rules/index.ts';
import { ContentPicture, RichText } from '#modules/content/web/index.ts';
import { ShopCard } from '#modules/shops/web/index.ts';
import { Panel } from '../parts/panel.tsx';
import { t } from './content-words.ts';

interface EntryPreviewProps {
  type: EntryType;
  preview: PreviewShape;
  lists: Lists;
  home: HomeProducts;
  /** A note about the previewed version, unless it is the unsaved text. */
  note?: string;
}

/** Preview of an unsaved text. */
export function EntryPreview(props: EntryPreviewProps) {
  return (
    <Panel title={t('preview.title')}>
      <p className="mb-4 text-small text-encre-2">{props.note ?? t('preview.note')}</p>
      <div className="overflow-x-auto rounded-field border border-brume-2 bg-lait">
        <Shown {...props} />
      </div>
    </Panel>
  );
}

function Shown({ type, preview, lists, home }: EntryPreviewProps) {
  const document: unknown = preview.document;
  switch (type) {
    case 'page':
    case 'landing':
      return (
        <>
          <p className="px-(--edge) pt-6 text-h2">{(document as PageDocument).title}</p>
          <ContentBlocks
            blocks={(document as PageDocument).blocks}
            lists={lists}
            heroIsTitle={false}
          />
        </>
      );
    case 'article': {
      const { title, lead, author, writtenOn, image, blocks } = document as ArticleDocument;
      return (
        <>
          <div className="grid gap-3 px-(--edge) pt-6">
            <p className="text-h2">{title}</p>
            <p className="text-small text-encre-2">
              {t('preview.signed', { author, date: fullDate(writtenOn) })}
            </p>
            <p className="max-w-text">{lead}</p>
            <ContentPicture image={image} className="max-w-80!" />
          </div>
          <ContentBlocks blocks={blocks} lists={lists} heroIsTitle={false} />
        </>
      );
    }
    case 'home':
      return <HomeSections home={document as HomeDocument} {...home} hasGuides />;
    case 'faq': {
      const { question, answer } = document as FaqDocument;
      return (
        <div className="p-5">
          <p className="mb-3 text-h4">{question}</p>
          <RichText html={answer} />
        </div>
      );
    }
    case 'shop':
      return (
        <ul className="p-5">
          <ShopCard shop={document as ShopDocument} now={null} away={null} />
        </ul>
      );
    default:
      return <Outline document={document} />;
  }
}

/** Preview of header or footer as a list of link targets. */
function Outline({ document }: { document: unknown }) {
  return (
    <div className="p-5 text-small">
      <p className="mb-2 font-bold">{t('preview.links')}</p>
      <ul className="grid gap-1">
        {innerLinksOf(document).map(({ field, path }) => (
          <li key={field} className="break-words">
            {path}
          </li>
        ))}
      </ul>
    </div>
  );
}
