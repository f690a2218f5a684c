import type { TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import { Panel } from '../parts/panel.tsx';
import { t } from './catalogue-words.ts';

interface PicturesPanelProps {
  pictures: TeamProductDetailShape['pictures'];
}

/** The pictures of a product in their order, the pack first. */
export function PicturesPanel({ pictures }: PicturesPanelProps) {
  return (
    <Panel title={t('product.pictures')}>
      <ul className="grid grid-cols-3 gap-3">
        {pictures.map(({ hash, alt, src }) => (
          <li key={hash}>
            <img
              src={src}
              title={alt}
              loading="lazy"
              width={160}
              height={160}
              alt={alt}
              className="aspect-square rounded-badge bg-brume object-contain"
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
