import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { TranslationsShape } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { OWED_PARTS } from '../rules/index.ts';
import {
  readCategoryTexts,
  readProductTexts,
  type TranslatedText,
  translateCategory,
  translateProduct,
} from './translate.ts';

type Language = TranslationsShape['language'];

const present = (
  path: string,
  language: Language,
  { name, texts }: { name: string; texts: readonly TranslatedText[] },
): TranslationsShape => ({
  '@id': `/api/v2/admin/${path}/translations/${language}`,
  '@type': 'Translations',
  name,
  language,
  texts: texts.map((text) => ({ ...text, owed: OWED_PARTS.has(text.part) })),
});

const idIn = ({ id }: { id: string }) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
const HTML: ReadonlySet<string> = new Set(['description', 'intro']);

/** Translations of the catalogue by the team; `toHtml` sanitises texts shown as HTML. */
export const translationAdminRoutes = (toHtml: (markdown: string) => string) => {
  const clean = (part: string, said: string) => (HTML.has(part) && said ? toHtml(said) : said);
  return apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.getProductTranslations), async (c) => {
      const { sku, language } = c.req.valid('param');
      const found = await readProductTexts(c.var.appContext.db, sku, language);
      return ld(c, present(`products/${sku}`, language, found));
    })
    .openapi(adminRoute(operations.translateProduct), async (c) => {
      const { sku, language } = c.req.valid('param');
      const { texts } = c.req.valid('json');
      const detail = { language, texts: texts.length };
      await actAsStaff(c, { action: 'product.translated', subject: sku, detail }, (work) =>
        translateProduct(work, sku, language, texts, clean),
      );
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.getCategoryTranslations), async (c) => {
      const { language, id } = c.req.valid('param');
      const found = await readCategoryTexts(c.var.appContext.db, idIn({ id }), language);
      return ld(c, present(`categories/${found.id}`, language, found));
    })
    .openapi(adminRoute(operations.translateCategory), async (c) => {
      const { language, id } = c.req.valid('param');
      const { texts } = c.req.valid('json');
      const category = await readCategoryTexts(c.var.appContext.db, idIn({ id }), language);
      const detail = { language, texts: texts.length };
      const action = { action: 'category.translated', subject: category.path, detail };
      await actAsStaff(c, action, (work) =>
        translateCategory(work, category.id, language, texts, clean),
      );
      return c.body(null, 204);
    });
};
